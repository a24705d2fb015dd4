import { setTimeout as sleep } from 'node:timers/promises';
import { run, type Runner, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

export type JobOptions = { databaseUrl: string; log: Logger; tasks: TaskList; crontab: string };

export type Jobs = { stop: () => Promise<void> };

/**
 * Connections of our own making: the worker stops listening to the errors of its own before they are closed, and one
 * that breaks in that moment would end the process.
 */
function makePool(connectionString: string, log: Logger): Pool {
  const pool = new Pool({ connectionString, max: 4 });
  const tell = (error: Error): void => log.warn({ part: 'jobs', reason: error.message }, 'lost a connection');
  return pool.on('error', tell).on('connect', (client) => client.on('error', tell));
}

/**
 * With a delay, even of none, what became of a job is told again until the database takes it; without one, a database
 * that ends in that moment would end this process.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } as const;

/** Milliseconds until jobs run again after the runner has given up. */
const pauseAfterEnd = 1_000;

/** Runs the jobs of the queue, each once, on whichever node takes it; goes on when the database was away for long. */
export async function startJobs(options: JobOptions): Promise<Jobs> {
  const { databaseUrl, log } = options;
  const pgPool = makePool(databaseUrl, log);
  const ending = new AbortController();
  let runner = await startRunner(pgPool, options);
  const keepRunning = async () => {
    while (!ending.signal.aborted) {
      try {
        await runner.promise;
      } catch (error) {
        log.error({ part: 'jobs', err: error }, 'the jobs ended; starting them again');
      }
      if (ending.signal.aborted) return;
      await sleep(pauseAfterEnd, undefined, { ref: false });
      runner = await startRunner(pgPool, options).catch(() => runner);
    }
  };
  void keepRunning();
  const stop = async () => {
    ending.abort();
    // One that gave up has stopped already.
    await runner.stop().catch((error: unknown) => log.debug({ part: 'jobs', err: error }, 'the jobs had ended'));
    await pgPool.end();
  };
  return { stop };
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
