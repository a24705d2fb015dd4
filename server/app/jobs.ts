import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { keepLeases } from './job-leases.ts';
import { makeJobPool } from './job-pool.ts';
import { type JobRunner, type RunnerParts, startRunner, stopTime } from './job-runner.ts';
import type { JobLane } from './tasks.ts';

export type JobOptions = {
  databaseUrl: string;
  log: Logger;
  lanes: readonly JobLane[];
  crontab: string;
  /** Takes whether the jobs of a lane can run, whenever that changes. */
  report?: (lane: JobLane['name'], works: boolean) => void;
};

export type Jobs = { stop: () => Promise<void> };

/** Milliseconds until a lane goes on after its runner has given up. */
const restartInterval = 1_000;

/** Milliseconds that jobs at work have to end before others may have them; less than `stopTime`. */
const gracePeriod = 2_000;

/** Milliseconds that stopping takes at most; what it did not give back is free once its lease is over. */
const stopLimit = stopTime + 1_000;

const within = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, sleep(milliseconds, undefined, { ref: false })]);

type LaneParts = RunnerParts & { report: (works: boolean) => void };

/** Keeps a lane running: where its runner gives up another takes its place, while the jobs of the first end. */
function runLane(lane: JobLane, first: JobRunner, parts: LaneParts) {
  const stopping = new AbortController();
  const runners = new Set<JobRunner>();
  const add = (runner: JobRunner): JobRunner => {
    runners.add(runner);
    void runner.ended.then(async () => {
      await runner.giveBack().catch(() => {});
      runners.delete(runner);
    });
    return runner;
  };
  const keepRunning = async (): Promise<void> => {
    let runner: JobRunner | null = add(first);
    while (!stopping.signal.aborted) {
      await runner?.leaving;
      if (!stopping.signal.aborted) parts.report(false);
      await sleep(restartInterval, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      runner = await startRunner(lane, parts).then(add, () => null);
      if (stopping.signal.aborted) runner?.leave();
      else void runner?.firstLook.then((succeeded) => succeeded && parts.report(true));
    }
  };
  void keepRunning();
  const stop = async (): Promise<void> => {
    stopping.abort();
    for (const runner of runners) runner.leave();
    await within(gracePeriod, Promise.all([...runners].map(({ ended }) => ended)));
    await Promise.all([...runners].map((runner) => runner.giveBack().catch(() => {})));
  };
  return { stop };
}

/**
 * Runs the jobs of the queue on whichever node takes them, each lane in places of its own; goes on when the database
 * was away for long. What a dead node had begun is taken over.
 */
export async function startJobs({ databaseUrl, log, lanes, crontab, report }: JobOptions): Promise<Jobs> {
  const pgPool = makeJobPool(databaseUrl, log);
  const leases = keepLeases(pgPool, log);
  const running = await Promise.all(
    lanes.map(async (lane) => {
      const reportLane = (works: boolean) => report?.(lane.name, works);
      const parts = { pgPool, leases, log, crontab: lane.name === 'others' ? crontab : '', report: reportLane };
      return runLane(lane, await startRunner(lane, parts), parts);
    }),
  );
  const stopAll = async (): Promise<void> => {
    await Promise.all(running.map(({ stop }) => stop()));
    leases.stop();
    await pgPool.end();
  };
  return { stop: async () => void (await within(stopLimit, stopAll())) };
}
