import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { blockDefinitions } from '../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../site/page-types/definitions.ts';
import { tendIndexNow } from '../search/index.ts';
import { buildServer } from './build-server.ts';
import { readSiteAssets } from './client-files.ts';
import { type Config, readConfig } from './config.ts';
import { connectDatabase, migrateDatabase } from './database.ts';
import { startEmbeddedDatabase } from './embedded-database/index.ts';
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

const say = (line: string): void => console.log(line);

/** Lines are written together, at the latest after a second: one at a time they cost more than a cached page. */
function createLog({ production }: Config, resources: AsyncDisposableStack): Logger {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 1_000 });
  resources.defer(() => destination.flushSync());
  const redact = ['password', '*.password', 'token', '*.token', 'secret', '*.secret'];
  return pino({ level: production ? 'info' : 'debug', redact }, destination);
}

/** The address of the database: the configured one, or that of the embedded PostgreSQL, which ends with `resources`. */
async function openDatabase(config: Config, resources: AsyncDisposableStack): Promise<string> {
  if (config.databaseUrl !== null) return config.databaseUrl;
  const database = await startEmbeddedDatabase({ dataDir: config.dataDir, log: say });
  resources.defer(() => database.stop());
  return database.url;
}

type Start = { config: Config; distDir: string; lifecycle: Lifecycle; resources: AsyncDisposableStack };

/** Milliseconds that the parts have to end, of which the database is none. */
const endPatience = 5_000;

/** What does not end in time ends with the process. */
const inTime = (end: Promise<unknown>): Promise<unknown> => Promise.race([end, sleep(endPatience)]);

async function startParts({ config, distDir, lifecycle, resources }: Start): Promise<void> {
  const log = createLog(config, resources);
  const secret = config.secret ?? readOrMakeSecret(config.dataDir);
  const isTraced = config.tracesUrl !== null;
  if (config.tracesUrl !== null) {
    const stopTracing = await startTracing(config.tracesUrl);
    resources.defer(() => inTime(stopTracing()).then(() => {}));
  }
  const databaseUrl = await openDatabase(config, resources);
  const orm = await connectDatabase(databaseUrl, isTraced ? traceDatabase : undefined);
  resources.defer(() => inTime(orm.close()).then(() => {}));
  await migrateDatabase(orm, databaseUrl);

  const reportWorker = join(distDir, 'server', 'report-worker.js');
  const services = await createServices({
    ...config,
    orm,
    secret,
    reportWorker,
    say,
    blockDefinitions,
    pageTypeDefinitions,
  });
  resources.defer(() => services.check.reports.stop());
  await services.storage.sweep();
  await prepareSite({ orm, services }, config, say);

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

function announceAddresses({ publicUrl, host, port }: Config): void {
  say(`Listening on http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  say(`Site:        ${publicUrl}/`);
  say(`Admin area:  ${publicUrl}/cmsadmin/`);
  say(`GraphQL:     ${publicUrl}/graphql`);
  say(`REST:        ${publicUrl}/api/ximblox/docs`);
}

/**
 * Ends everything in the reverse order of its start, after the time that proxies need to leave this node; a second
 * signal ends the process at once.
 */
function stopOnSignal({ config, lifecycle, resources }: Start): void {
  const stop = async (): Promise<void> => {
    process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
    say('Stopping');
    lifecycle.isEnding = true;
    await sleep(config.drainSeconds * 1_000);
    try {
      await resources.disposeAsync();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  const handle = () => void stop();
  process.once('SIGTERM', handle).once('SIGINT', handle);
}

/**
 * Starts everything that the configuration asks for; throws where it cannot, with nothing left running. `distDir` is
 * the folder of the built admin area and site.
 */
export async function runServer(distDir: string): Promise<void> {
  const start: Start = {
    config: readConfig(),
    distDir,
    lifecycle: { isEnding: false },
    resources: new AsyncDisposableStack(),
  };
  stopOnSignal(start);
  try {
    await startParts(start);
  } catch (error) {
    // What breaks because it was asked to end is no news.
    if (start.lifecycle.isEnding) return;
    await start.resources.disposeAsync();
    throw error;
  }
  announceAddresses(start.config);
}
