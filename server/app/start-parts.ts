import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { blockDefinitions } from '../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../site/page-types/definitions.ts';
import { tendIndexNow } from '../search/index.ts';
import { buildServer } from './build-server.ts';
import { readSiteAssets } from './client-files.ts';
import type { Config } from './config.ts';
import { connectDatabase, migrateDatabase, underStartLock } from './database.ts';
import { listenForEvents } from './event-listener.ts';
import { startJobs } from './jobs.ts';
import type { Lifecycle } from './lifecycle.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { prepareSite } from './prepare-site.ts';
import { buildGraphQLSchema } from './schema.ts';
import { readOrMakeSecret } from './secret.ts';
import { createServices } from './services.ts';
import { shareBudgets } from './share-budgets.ts';
import { StartError } from './start-error.ts';
import { handleEvent } from './subscribers.ts';
import { createTasks, crontab } from './tasks.ts';
import { startTracing, traceDatabase } from './tracing.ts';

export type Start = {
  config: Config;
  distDir: string;
  lifecycle: Lifecycle;
  resources: AsyncDisposableStack;
  /** Takes lines for the operator. */
  say: (line: string) => void;
};

/** Lines are written together, at the latest after a second: one at a time they cost more than a cached page. */
function createLog({ production }: Config, resources: AsyncDisposableStack): Logger {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 1_000 });
  resources.defer(() => destination.flushSync());
  const redact = ['password', '*.password', 'token', '*.token', 'secret', '*.secret'];
  return pino({ level: production ? 'info' : 'debug', redact }, destination);
}

/** Milliseconds that the parts have to end, of which the database is none. */
const endPatience = 5_000;

/** What does not end in time ends with the process. */
const inTime = (end: Promise<unknown>): Promise<unknown> => Promise.race([end, sleep(endPatience)]);

/** Connects everything that the server consists of, and listens; what has to end again ends with `resources`. */
export async function startParts(start: Start, databaseUrl: string): Promise<void> {
  const { config, distDir, lifecycle, resources, say } = start;
  const log = createLog(config, resources);
  const secret = config.secret ?? readOrMakeSecret(config.dataDir);
  const isTraced = config.tracesUrl !== null;
  if (config.tracesUrl !== null) {
    const stopTracing = await startTracing(config.tracesUrl);
    resources.defer(() => inTime(stopTracing()).then(() => {}));
  }
  const orm = await connectDatabase(databaseUrl, isTraced ? traceDatabase : undefined);
  resources.defer(() => inTime(orm.close()).then(() => {}));
  await migrateDatabase(orm, databaseUrl);

  const reportWorker = join(distDir, 'server', 'report-worker.js');
  const services = await createServices({
    ...config,
    orm,
    databaseUrl,
    secret,
    reportWorker,
    say,
    blockDefinitions,
    pageTypeDefinitions,
  });
  resources.defer(() => services.check.reports.stop());
  await services.storage.sweep();
  await underStartLock(databaseUrl, () => prepareSite({ orm, services }, config, say));

  const { responseCache } = services;
  const listener = listenForEvents({
    databaseUrl,
    log,
    onEvent: (event) => handleEvent(event, { responseCache }),
    onSpending: (message) => services.budgets.hear(message),
    onConnect: () => responseCache.open(),
    onDisconnect: () => responseCache.close(),
  });
  resources.defer(() => listener.stop());
  const sharing = shareBudgets({ orm, services });
  resources.defer(() => sharing.stop());
  await tendIndexNow(orm.em.fork());
  const jobs = await startJobs({ databaseUrl, log, tasks: createTasks({ orm, services }), crontab });
  resources.defer(() => jobs.stop());

  const { trustProxy, metricsToken } = config;
  const assets = await readSiteAssets(distDir);
  const schema = await buildGraphQLSchema();
  const metrics = createMetrics({ orm, services });
  const parts = { orm, services, schema, secret, log, trustProxy, assets, distDir };
  const app = await buildServer({ ...parts, metrics, metricsToken, lifecycle, isTraced });
  resources.defer(() => app.close());
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be listened on (${error.code})`;
    throw new StartError(`PORT ${config.port} on ${config.host} ${reason}, for example PORT=3001`);
  });
}
