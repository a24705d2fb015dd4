import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, type WorkerEvents, Logger as WorkerLogger } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { JobLeases, LeaseHolder } from './job-leases.ts';
import type { JobLane } from './tasks.ts';

export type RunnerParts = { pgPool: Pool; leases: JobLeases; log: Logger; crontab: string };

/** The workers of one lane, until something that the library cannot mend ends them. */
export type JobRunner = {
  /** Whether the first look for jobs succeeded; where it did not, the runner leaves. */
  firstLook: Promise<boolean>;
  /** Resolves as soon as it takes no more jobs, while those at work may go on for long. */
  leaving: Promise<void>;
  /** Resolves once nothing is at work any more. */
  ended: Promise<void>;
  /** Takes no more jobs. */
  leave: () => void;
  /** Lets other nodes have the jobs that are still at work here. */
  giveBack: () => Promise<void>;
};

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Milliseconds that jobs have to end after the runner has been stopped; then they are told to. */
export const stopTime = 3_000;

/** Milliseconds between two tries to register with a database that is away. */
const registerInterval = 1_000;

/** Milliseconds during which the library may still note what became of a job that has ended. */
const noteTime = 10_000;

/** The jobs at work, by what the library reports. */
class ActiveJobs {
  readonly #endedAt = new Map<string, number>();

  constructor(events: WorkerEvents) {
    events.on('job:start', ({ job }) => this.#endedAt.set(job.id, Number.POSITIVE_INFINITY));
    events.on('job:complete', ({ job }) => this.#endedAt.set(job.id, performance.now()));
  }

  list(): string[] {
    const since = performance.now() - noteTime;
    for (const [id, endedAt] of this.#endedAt) if (endedAt < since) this.#endedAt.delete(id);
    return [...this.#endedAt.keys()];
  }
}

/** Whether the first look for jobs of any worker succeeds. */
function watchFirstLook(events: WorkerEvents): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  events.once('worker:getJob:error', () => resolve(false));
  events.once('worker:getJob:empty', () => resolve(true));
  events.once('job:start', () => resolve(true));
  return promise;
}

/**
 * With a delay, even of none, what became of a job is batched, and an error ends the runner; without one, a database
 * that ends in that moment would end this process. `register` runs before a worker looks for its first job.
 */
const createPreset = (register: (id: string) => Promise<void>): GraphileConfig.Preset => ({
  worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, gracefulShutdownAbortTimeout: stopTime },
  plugins: [
    {
      name: 'LeasePlugin',
      version: '1.0.0',
      worker: { hooks: { startWorker: (_context, { worker }) => register(worker.workerPool.id) } },
    },
  ],
});

/** Starts the workers of a lane; throws where the database is away. */
export async function startRunner(lane: JobLane, parts: RunnerParts): Promise<JobRunner> {
  const { pgPool, leases, log, crontab } = parts;
  const events: WorkerEvents = new EventEmitter();
  const active = new ActiveJobs(events);
  const left = new AbortController();
  const { promise: leaving, resolve: onLeave } = Promise.withResolvers<void>();
  events.once('pool:gracefulShutdown', () => {
    left.abort();
    onLeave();
  });
  let holder: LeaseHolder | null = null;
  const register = async (id: string): Promise<void> => {
    holder ??= { id, listJobs: () => active.list() };
    while (!left.signal.aborted) {
      const isRegistered = await leases.register(holder, left.signal).then(
        () => true,
        () => false,
      );
      if (isRegistered) return;
      await sleep(registerInterval, undefined, { ref: false, signal: left.signal }).catch(() => {});
    }
    throw new Error('the runner was stopped before it was registered');
  };
  const firstLook = watchFirstLook(events);
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
    log.error({ part: 'jobs', lane: lane.name, err: error }, 'the jobs ended; starting them again');
  });
  void ended.then(onLeave);
  const leave = (): void =>
    void runner.stop().catch((error: unknown) => log.debug({ part: 'jobs', err: error }, 'the jobs had ended'));
  // The library keeps the error of its first look, with the promise of the kinds of jobs, and would never find a job.
  void firstLook.then((succeeded) => succeeded || leave());
  return {
    firstLook,
    leaving,
    ended,
    leave,
    giveBack: async () => {
      if (holder) await leases.release(holder);
    },
  };
}
