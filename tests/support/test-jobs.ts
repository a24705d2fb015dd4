import { Logger, run } from 'graphile-worker';
import { createTasks } from '../../server/app/tasks.ts';
import type { TestServer } from './test-server.ts';

/** Runs jobs as they come, as the worker of the product does, until `stop`. */
export async function startTestJobs({
  databaseUrl,
  orm,
  services,
}: TestServer): Promise<{ stop: () => Promise<void> }> {
  const runner = await run({
    connectionString: databaseUrl,
    taskList: createTasks({ orm, services }),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: new Logger(() => () => {}),
  });
  return { stop: () => runner.stop() };
}
