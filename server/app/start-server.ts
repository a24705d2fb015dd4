import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { blockDefinitions } from '../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../site/page-types/definitions.ts';
import { maintainIndexNow } from '../search/index.ts';
import type { Services } from '../shared/context.ts';
import { buildServer } from './build-server.ts';
import { readSiteAssets } from './http/client-files.ts';
import { type Config, ConfigError } from './config/config.ts';
import { connectDatabase } from './database/database.ts';
import { type EventListener, listenForEvents } from './listen-for-events.ts';
import { startJobs } from './jobs/start-jobs.ts';
import type { ServerLifecycle } from './health/lifecycle.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { initializeInstallation } from './initialize-installation.ts';
import { logProgress } from './start/log-progress.ts';
import { buildGraphQLSchema } from './build-graphql-schema.ts';
import { readOrCreateSecret } from './config/secret.ts';
import { createServices } from './create-services.ts';
import { syncRateLimits } from './sync-rate-limits.ts';
import { StartError } from './start/start-error.ts';
import { withStartLock } from './database/with-start-lock.ts';
import { sweepStorage } from './config/open-storage.ts';
import { handleAppEvent } from './event-subscribers.ts';
import { createJobLanes, crontab } from './jobs/job-lanes.ts';
import { reportStartProblems } from './config/report-start-problems.ts';
import { startTracing, traceDatabase } from './tracing.ts';
import { HealthMonitor } from './health/health-monitor.ts';

/** What a start needs. */
export type StartOptions = {
  config: Config;
  distDir: string;
  lifecycle: ServerLifecycle;
  resources: AsyncDisposableStack;
  /** Prints a line for the operator. */
  print: (line: string) => void;
};

/** Lines are buffered for at most a second: writing each one costs more than serving a cached page. */
function createLog({ production }: Config, resources: AsyncDisposableStack): Logger {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 1_000 });
  const flush = () => destination.flushSync();
  resources.defer(flush);
  // The buffered lines contain the cause of the error.
  process.once('uncaughtExceptionMonitor', flush);
  const redact = ['password', '*.password', 'token', '*.token', 'secret', '*.secret'];
  return pino({ level: production ? 'info' : 'debug', redact }, destination);
}

/** Milliseconds for each part to stop, except the database. */
const stopTimeoutMs = 5_000;

/** Parts that do not stop in time end with the process. */
const waitForStop = (stopping: Promise<unknown>): Promise<unknown> => Promise.race([stopping, sleep(stopTimeoutMs)]);

/** Turns an error of listening into a StartError that names the variable. */
function toListenError({ code }: NodeJS.ErrnoException, { port, host }: Config): StartError {
  if (code === 'EADDRINUSE')
    return new StartError(`PORT is ${port}, which another program listens on already, for example PORT=${port + 1}`);
  if (code === 'EACCES') return new ConfigError('PORT', `is ${port}, which this user may not listen on`);
  return new ConfigError('HOST', `is ${host}, which is no address of this machine (${code})`);
}

type ListenerOptions = { databaseUrl: string; log: Logger; services: Services; healthMonitor: HealthMonitor };

function startEventListener({ databaseUrl, log, services, healthMonitor }: ListenerOptions): EventListener {
  const { responseCache, rateLimits } = services;
  const report = healthMonitor.createStatusReporter('event listener');
  return listenForEvents({
    databaseUrl,
    log,
    onEvent: (event) => handleAppEvent(event, { responseCache }),
    onRateLimitMessage: (message) => rateLimits.receive(message),
    onConnect: () => {
      report(true);
      responseCache.resume();
    },
    onDisconnect: () => {
      report(false);
      responseCache.suspend();
    },
  });
}

/** Starts all parts of the server and listens. Everything that has to be stopped is added to `resources`. */
export async function startServer(startOptions: StartOptions, databaseUrl: string): Promise<void> {
  const { config, distDir, lifecycle, resources, print } = startOptions;
  const log = createLog(config, resources);
  const secret = config.secret ?? readOrCreateSecret(config.dataDir);
  const isTraced = config.tracesUrl !== null;
  if (config.tracesUrl !== null) {
    const stopTracing = await startTracing(config.tracesUrl);
    resources.defer(() => waitForStop(stopTracing()).then(() => {}));
  }
  const orm = await connectDatabase(databaseUrl, isTraced ? traceDatabase : undefined);
  resources.defer(() => waitForStop(orm.close()).then(() => {}));
  const lockOptions = { databaseUrl, print };
  const runStep = <Result>(activity: string, work: () => Promise<Result>) => logProgress({ activity, print }, work);
  await migrateDatabase(lockOptions);

  const reportWorker = join(distDir, 'server', 'report-worker.js');
  const threadWorker = join(distDir, 'server', 'thread-worker.js');
  const definitions = { blockDefinitions, pageTypeDefinitions };
  const services = await runStep('Connecting to the media storage', () =>
    createServices({ ...config, ...definitions, orm, databaseUrl, secret, reportWorker, threadWorker, print }),
  );
  resources.defer(() => services.check.reportRenderer.stop());
  resources.defer(() => services.threads.stop());
  await runStep('Removing incomplete uploads', () => sweepStorage(services.storage, config));
  await withStartLock(lockOptions, () =>
    runStep('Checking whether the installation is empty', () =>
      initializeInstallation({ orm, services }, config, print),
    ),
  );

  const healthMonitor = new HealthMonitor({ orm });
  resources.defer(() => healthMonitor.stop());
  const listener = startEventListener({ databaseUrl, log, services, healthMonitor });
  resources.defer(() => listener.stop());
  const rateLimitSync = syncRateLimits({ orm, services });
  resources.defer(() => rateLimitSync.stop());
  await runStep('Scheduling a check of the search index', () => maintainIndexNow(orm.em.fork()));
  const jobs = await runStep('Starting the jobs', () =>
    startJobs({
      databaseUrl,
      log,
      lanes: createJobLanes({ orm, services }),
      crontab,
      onLaneStatus: (lane, isWorking) => healthMonitor.createStatusReporter(`jobs (${lane})`)(isWorking),
    }),
  );
  resources.defer(() => jobs.stop());

  const { trustProxy, metricsToken } = config;
  const assets = await readSiteAssets(distDir);
  const schema = await buildGraphQLSchema();
  const metrics = createMetrics({ orm, services });
  const serverOptions = { orm, services, schema, secret, log, trustProxy, assets, distDir };
  const app = await buildServer({ ...serverOptions, metrics, metricsToken, lifecycle, healthMonitor, isTraced });
  resources.defer(() => app.close());
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    throw toListenError(error, config);
  });
  void reportStartProblems(services, config, print);
}
