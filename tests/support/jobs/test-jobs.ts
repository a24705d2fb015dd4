import { Logger, run } from 'graphile-worker';
import { createJobTasks } from '../../../server/app/jobs/job-lanes.ts';
import type { TestServer } from '../test-server.ts';

/** Runs jobs as they arrive, like the worker of the product, until `stop`. */
export async function startTestJobs({
  databaseUrl,
  orm,
  services,
}: TestServer): Promise<{ stop: () => Promise<void> }> {
  const runner = await run({
    connectionString: databaseUrl,
    taskList: createJobTasks({ orm, services }),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: new Logger(() => () => {}),
  });
  return { stop: () => runner.stop() };
}
