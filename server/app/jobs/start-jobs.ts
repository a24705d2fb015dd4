import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { maintainJobLeases } from './job-leases.ts';
import { createJobPool } from './job-pool.ts';
import { type JobRunner, type JobRunnerOptions, startJobRunner, jobStopTimeoutMs } from './job-runner.ts';
import type { JobLane } from './job-lanes.ts';

/** Options of the job queue on this node. */
export type StartJobsOptions = {
  databaseUrl: string;
  log: Logger;
  lanes: readonly JobLane[];
  crontab: string;
  /** Called whenever it changes whether the jobs of a lane can run. */
  onLaneStatus?: (lane: JobLane['name'], isWorking: boolean) => void;
};

/** The running jobs of this node. */
export type RunningJobs = { stop: () => Promise<void> };

/** Milliseconds until a lane restarts after its runner ended. */
const restartIntervalMs = 1_000;

/** Milliseconds for running jobs to end before they are released to other nodes; less than `jobStopTimeoutMs`. */
const gracePeriodMs = 2_000;

/** Maximum milliseconds for stopping; jobs that were not released become free when their lease expires. */
const stopTimeoutMs = jobStopTimeoutMs + 1_000;

const waitAtMost = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, sleep(milliseconds, undefined, { ref: false })]);

type LaneOptions = JobRunnerOptions & { onLaneStatus: (isWorking: boolean) => void };

/** Keeps a lane running: when its runner ends, another replaces it while running jobs of the first finish. */
function runLane(lane: JobLane, first: JobRunner, options: LaneOptions) {
  const stopping = new AbortController();
  const runners = new Set<JobRunner>();
  const add = (runner: JobRunner): JobRunner => {
    runners.add(runner);
    void runner.ended.then(async () => {
      await runner.releaseJobs().catch(() => {});
      runners.delete(runner);
    });
    return runner;
  };
  const runUntilStopped = async (): Promise<void> => {
    let runner: JobRunner | null = add(first);
    while (!stopping.signal.aborted) {
      await runner?.draining;
      if (!stopping.signal.aborted) options.onLaneStatus(false);
      await sleep(restartIntervalMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      runner = await startJobRunner(lane, options).then(add, () => null);
      if (stopping.signal.aborted) runner?.drain();
      else void runner?.firstFetchSucceeded.then((succeeded) => succeeded && options.onLaneStatus(true));
    }
  };
  void runUntilStopped();
  const stop = async (): Promise<void> => {
    stopping.abort();
    for (const runner of runners) runner.drain();
    await waitAtMost(gracePeriodMs, Promise.all([...runners].map(({ ended }) => ended)));
    await Promise.all([...runners].map((runner) => runner.releaseJobs().catch(() => {})));
  };
  return { stop };
}

/**
 * Runs the jobs of the queue, each lane with its own workers. Restarts after long outages of the database and takes
 * over jobs of dead nodes.
 */
export async function startJobs({
  databaseUrl,
  log,
  lanes,
  crontab,
  onLaneStatus,
}: StartJobsOptions): Promise<RunningJobs> {
  const pgPool = createJobPool(databaseUrl, log);
  const leases = maintainJobLeases(pgPool, log);
  const running = await Promise.all(
    lanes.map(async (lane) => {
      const onStatus = (isWorking: boolean) => onLaneStatus?.(lane.name, isWorking);
      const options = { pgPool, leases, log, crontab: lane.name === 'others' ? crontab : '', onLaneStatus: onStatus };
      return runLane(lane, await startJobRunner(lane, options), options);
    }),
  );
  const stopAll = async (): Promise<void> => {
    await Promise.all(running.map(({ stop }) => stop()));
    leases.stop();
    await pgPool.end();
  };
  return { stop: async () => void (await waitAtMost(stopTimeoutMs, stopAll())) };
}
