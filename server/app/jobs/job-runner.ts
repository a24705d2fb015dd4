import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, type WorkerEvents, Logger as WorkerLogger } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { JobLeases, JobLeaseHolder } from './job-leases.ts';
import type { JobLane } from './job-lanes.ts';

/** What a job runner needs. */
export type JobRunnerOptions = { pgPool: Pool; leases: JobLeases; log: Logger; crontab: string };

/** The workers of one lane. It ends on an error that the library cannot recover from. */
export type JobRunner = {
  /** Whether the first fetch of jobs succeeded; if not, the runner drains. */
  firstFetchSucceeded: Promise<boolean>;
  /** Resolves as soon as it takes no more jobs; running jobs may continue for long. */
  draining: Promise<void>;
  /** Resolves once no job is running. */
  ended: Promise<void>;
  /** Stops taking jobs. */
  drain: () => void;
  /** Releases the jobs that are still running here to other nodes. */
  releaseJobs: () => Promise<void>;
};

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Milliseconds for jobs to end after the runner was stopped; then they are aborted. */
export const jobStopTimeoutMs = 3_000;

/** Milliseconds between two attempts to register while the database is unavailable. */
const registerIntervalMs = 1_000;

/** Milliseconds during which the library may still record the outcome of a finished job. */
const completionGraceMs = 10_000;

/** The running jobs, tracked by the library's events. */
class ActiveJobs {
  readonly #endedAt = new Map<string, number>();

  constructor(events: WorkerEvents) {
    events.on('job:start', ({ job }) => this.#endedAt.set(job.id, Number.POSITIVE_INFINITY));
    events.on('job:complete', ({ job }) => this.#endedAt.set(job.id, performance.now()));
  }

  list(): string[] {
    const oldestEnd = performance.now() - completionGraceMs;
    for (const [id, endedAt] of this.#endedAt) if (endedAt < oldestEnd) this.#endedAt.delete(id);
    return [...this.#endedAt.keys()];
  }
}

/** Resolves with whether the first fetch of jobs of any worker succeeds. */
function watchFirstFetch(events: WorkerEvents): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  events.once('worker:getJob:error', () => resolve(false));
  events.once('worker:getJob:empty', () => resolve(true));
  events.once('job:start', () => resolve(true));
  return promise;
}

/**
 * With a delay, even of 0, job outcomes are batched and an error ends the runner; without one, a lost database
 * connection would end this process. `register` runs before a worker fetches its first job.
 */
const createPreset = (register: (id: string) => Promise<void>): GraphileConfig.Preset => ({
  worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, gracefulShutdownAbortTimeout: jobStopTimeoutMs },
  plugins: [
    {
      name: 'LeasePlugin',
      version: '1.0.0',
      worker: { hooks: { startWorker: (_context, { worker }) => register(worker.workerPool.id) } },
    },
  ],
});

/** Starts the workers of a lane. Throws if the database is unavailable. */
export async function startJobRunner(lane: JobLane, options: JobRunnerOptions): Promise<JobRunner> {
  const { pgPool, leases, log, crontab } = options;
  const events: WorkerEvents = new EventEmitter();
  const active = new ActiveJobs(events);
  const stopped = new AbortController();
  const { promise: draining, resolve: resolveDraining } = Promise.withResolvers<void>();
  events.once('pool:gracefulShutdown', () => {
    stopped.abort();
    resolveDraining();
  });
  let holder: JobLeaseHolder | null = null;
  const register = async (id: string): Promise<void> => {
    holder ??= { id, listJobs: () => active.list() };
    while (!stopped.signal.aborted) {
      const isRegistered = await leases.register(holder, stopped.signal).then(
        () => true,
        () => false,
      );
      if (isRegistered) return;
      await sleep(registerIntervalMs, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
    }
    throw new Error('the runner was stopped before it was registered');
  };
  const firstFetchSucceeded = watchFirstFetch(events);
  const runner = await run({
    preset: createPreset(register),
    events,
    pgPool,
    taskList: lane.taskList,
    concurrency: lane.concurrency,
    crontab,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: new WorkerLogger(() => (level, message) => log[levels[level]]({ part: 'jobs', lane: lane.name }, message)),
  });
  const ended = runner.promise.catch((error: unknown) => {
    log.error({ part: 'jobs', lane: lane.name, err: error }, 'the job runner ended; restarting it');
  });
  void ended.then(resolveDraining);
  const drain = (): void =>
    void runner
      .stop()
      .catch((error: unknown) => log.debug({ part: 'jobs', err: error }, 'the job runner had already ended'));
  // The library caches the error of its first fetch together with the list of tasks and would never find a job.
  void firstFetchSucceeded.then((succeeded) => succeeded || drain());
  return {
    firstFetchSucceeded,
    draining,
    ended,
    drain,
    releaseJobs: async () => {
      if (holder) await leases.release(holder);
    },
  };
}
