import { Logger as WorkerLogger, run, type Runner, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

export type JobOptions = { databaseUrl: string; log: Logger; tasks: TaskList; crontab: string };

/** Runs the jobs of the queue, each once, on whichever node takes it. */
export function startJobs({ databaseUrl, log, tasks, crontab }: JobOptions): Promise<Runner> {
  return run({
    connectionString: databaseUrl,
    taskList: tasks,
    crontab,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2_000,
    maxPoolSize: 4,
    logger: new WorkerLogger(() => (level, message) => log[levels[level]]({ part: 'jobs' }, message)),
  });
}
