import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { blockDefinitions } from '../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../site/page-types/definitions.ts';
import { tendIndexNow } from '../search/index.ts';
import type { Services } from '../shared/context.ts';
import { buildServer } from './build-server.ts';
import { readSiteAssets } from './client-files.ts';
import { type Config, ConfigError } from './config.ts';
import { connectDatabase } from './database.ts';
import { type EventListener, listenForEvents } from './event-listener.ts';
import { startJobs } from './jobs.ts';
import type { Lifecycle } from './lifecycle.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { migrateDatabase } from './migrate-database.ts';
import { prepareSite } from './prepare-site.ts';
import { sayWhile } from './say-while.ts';
import { buildGraphQLSchema } from './schema.ts';
import { readOrMakeSecret } from './secret.ts';
import { createServices } from './services.ts';
import { shareBudgets } from './share-budgets.ts';
import { StartError } from './start-error.ts';
import { underStartLock } from './start-lock.ts';
import { sweepStorage } from './storage.ts';
import { handleEvent } from './subscribers.ts';
import { createLanes, crontab } from './tasks.ts';
import { tellProblems } from './tell-problems.ts';
import { startTracing, traceDatabase } from './tracing.ts';
import { Vitals } from './vitals.ts';

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
  const flush = () => destination.flushSync();
  resources.defer(flush);
  // What led to it is in the lines that wait.
  process.once('uncaughtExceptionMonitor', flush);
  const redact = ['password', '*.password', 'token', '*.token', 'secret', '*.secret'];
  return pino({ level: production ? 'info' : 'debug', redact }, destination);
}

/** Milliseconds that the parts have to end, of which the database is none. */
const endPatience = 5_000;

/** What does not end in time ends with the process. */
const inTime = (end: Promise<unknown>): Promise<unknown> => Promise.race([end, sleep(endPatience)]);

/** What is wrong with the address to listen on, by what the system answered. */
function explainListening({ code }: NodeJS.ErrnoException, { port, host }: Config): StartError {
  if (code === 'EADDRINUSE')
    return new StartError(`PORT is ${port}, which another program listens on already, for example PORT=${port + 1}`);
  if (code === 'EACCES') return new ConfigError('PORT', `is ${port}, which this user may not listen on`);
  return new ConfigError('HOST', `is ${host}, which is no address of this machine (${code})`);
}

type ListenerParts = { databaseUrl: string; log: Logger; services: Services; vitals: Vitals };

function startListener({ databaseUrl, log, services, vitals }: ListenerParts): EventListener {
  const { responseCache, budgets } = services;
  const report = vitals.reporterOf('event listener');
  return listenForEvents({
    databaseUrl,
    log,
    onEvent: (event) => handleEvent(event, { responseCache }),
    onSpending: (message) => budgets.hear(message),
    onConnect: () => {
      report(true);
      responseCache.open();
    },
    onDisconnect: () => {
      report(false);
      responseCache.close();
    },
  });
}

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
  const place = { databaseUrl, say };
  const wait = <Result>(what: string, work: () => Promise<Result>) => sayWhile({ what, say }, work);
  await migrateDatabase(place);

  const reportWorker = join(distDir, 'server', 'report-worker.js');
  const threadWorker = join(distDir, 'server', 'thread-worker.js');
  const definitions = { blockDefinitions, pageTypeDefinitions };
  const services = await wait('Asking the store of the media', () =>
    createServices({ ...config, ...definitions, orm, databaseUrl, secret, reportWorker, threadWorker, say }),
  );
  resources.defer(() => services.check.reports.stop());
  resources.defer(() => services.threads.stop());
  await wait('Removing what interrupted uploads left', () => sweepStorage(services.storage, config));
  await underStartLock(place, () =>
    wait('Looking whether the installation is empty', () => prepareSite({ orm, services }, config, say)),
  );

  const vitals = new Vitals({ orm });
  resources.defer(() => vitals.stop());
  const listener = startListener({ databaseUrl, log, services, vitals });
  resources.defer(() => listener.stop());
  const sharing = shareBudgets({ orm, services });
  resources.defer(() => sharing.stop());
  await wait('Having the search index looked at', () => tendIndexNow(orm.em.fork()));
  const jobs = await wait('Starting the jobs', () =>
    startJobs({
      databaseUrl,
      log,
      lanes: createLanes({ orm, services }),
      crontab,
      report: (lane, works) => vitals.reporterOf(`jobs (${lane})`)(works),
    }),
  );
  resources.defer(() => jobs.stop());

  const { trustProxy, metricsToken } = config;
  const assets = await readSiteAssets(distDir);
  const schema = await buildGraphQLSchema();
  const metrics = createMetrics({ orm, services });
  const parts = { orm, services, schema, secret, log, trustProxy, assets, distDir };
  const app = await buildServer({ ...parts, metrics, metricsToken, lifecycle, vitals, isTraced });
  resources.defer(() => app.close());
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    throw explainListening(error, config);
  });
  void tellProblems(services, config, say);
}
