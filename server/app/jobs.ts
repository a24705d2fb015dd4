import { run, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
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

/** Runs the jobs of the queue, each once, on whichever node takes it. */
export async function startJobs({ databaseUrl, log, tasks, crontab }: JobOptions): Promise<Jobs> {
  const pgPool = makePool(databaseUrl, log);
  const runner = await run({
    pgPool,
    taskList: tasks,
    crontab,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: new WorkerLogger(() => (level, message) => log[levels[level]]({ part: 'jobs' }, message)),
  });
  const stop = async () => {
    await runner.stop();
    await pgPool.end();
  };
  return { stop };
}
