import { setTimeout as sleep } from 'node:timers/promises';
import { run, type Runner, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { makeJobPool } from './job-pool.ts';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

export type JobOptions = {
  databaseUrl: string;
  log: Logger;
  tasks: TaskList;
  crontab: string;
  /** Takes whether jobs can run, whenever that changes. */
  report?: (works: boolean) => void;
};

export type Jobs = { stop: () => Promise<void> };

/**
 * With a delay, even of none, what became of a job is told again until the database takes it; without one, a database
 * that ends in that moment would end this process.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } as const;

/** Milliseconds until jobs run again after the runner has given up. */
const pauseAfterEnd = 1_000;

/** Milliseconds that jobs at work have to end; what they did not tell the database by then is done again. */
const endPatience = 5_000;

/** Runs the jobs of the queue, each once, on whichever node takes it; goes on when the database was away for long. */
export async function startJobs(options: JobOptions): Promise<Jobs> {
  const { databaseUrl, log } = options;
  const pgPool = makeJobPool(databaseUrl, log);
  const ending = new AbortController();
  const pause = () => sleep(pauseAfterEnd, undefined, { ref: false, signal: ending.signal }).catch(() => {});
  const first = await startRunner(pgPool, options);

  const keepRunning = async (): Promise<void> => {
    let runner: Runner | null = first;
    while (!ending.signal.aborted) {
      if (runner) await runUntilEnd(runner, ending.signal, log);
      if (ending.signal.aborted) return;
      options.report?.(false);
      await pause();
      runner = await startRunner(pgPool, options).catch(() => null);
      if (runner) options.report?.(true);
    }
    if (runner) await stopRunner(runner, log);
  };
  const running = keepRunning();
  const stop = async () => {
    ending.abort();
    const ended = running.then(() => pgPool.end());
    await Promise.race([ended, sleep(endPatience, undefined, { ref: false })]);
  };
  return { stop };
}

/** One that gave up has stopped already. */
const stopRunner = (runner: Runner, log: Logger): Promise<void> =>
  runner.stop().catch((error: unknown) => log.debug({ part: 'jobs', err: error }, 'the jobs had ended'));

/** Resolves when the runner has given up, or was stopped because it is no longer wanted. */
async function runUntilEnd(runner: Runner, unwanted: AbortSignal, log: Logger): Promise<void> {
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  const stop = () => void stopRunner(runner, log).then(resolve);
  unwanted.addEventListener('abort', stop, { once: true });
  const ended = runner.promise.catch((error: unknown) =>
    log.error({ part: 'jobs', err: error }, 'the jobs ended; starting them again'),
  );
  await Promise.race([ended, stopped]);
  unwanted.removeEventListener('abort', stop);
  if (unwanted.aborted) await stopped;
}

function startRunner(pgPool: Pool, { log, tasks, crontab }: JobOptions): Promise<Runner> {
  return run({
    preset,
    pgPool,
    taskList: tasks,
    crontab,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: new WorkerLogger(() => (level, message) => log[levels[level]]({ part: 'jobs' }, message)),
  });
}
