import { dirname } from 'node:path';
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
import { prepareSite } from './prepare-site.ts';
import { buildGraphQLSchema } from './schema.ts';
import { readOrMakeSecret } from './secret.ts';
import { createServices } from './services.ts';
import { StartError } from './start-error.ts';
import { handleEvent } from './subscribers.ts';
import { createTasks, crontab } from './tasks.ts';

const say = (line: string): void => console.log(line);

/** Lines are written together, at the latest after a second: one at a time they cost more than a cached page. */
function createLog({ production }: Config, resources: AsyncDisposableStack): Logger {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1_000 });
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

async function startParts(config: Config, resources: AsyncDisposableStack): Promise<void> {
  const log = createLog(config, resources);
  const secret = config.secret ?? readOrMakeSecret(config.dataDir);
  const databaseUrl = await openDatabase(config, resources);
  const orm = await connectDatabase(databaseUrl);
  resources.defer(() => orm.close());
  await migrateDatabase(orm, databaseUrl);

  const services = await createServices({ ...config, orm, secret, blockDefinitions, pageTypeDefinitions, say });
  await services.storage.sweep();
  await prepareSite({ orm, services }, config, say);

  const { responseCache } = services;
  const listener = listenForEvents({
    databaseUrl,
    log,
    onEvent: (event) => handleEvent(event, { responseCache }),
    onConnect: () => responseCache.open(),
    onDisconnect: () => responseCache.close(),
  });
  resources.defer(() => listener.stop());
  await tendIndexNow(orm.em.fork());
  const jobs = await startJobs({ databaseUrl, log, tasks: createTasks({ orm, services }), crontab });
  resources.defer(() => jobs.stop());

  // Built, this is part of dist/server/main.js; `npm run dev` has a dist of its own.
  const distDir = dirname(import.meta.dirname);
  const { trustProxy } = config;
  const assets = await readSiteAssets(distDir);
  const schema = await buildGraphQLSchema();
  const app = await buildServer({ orm, services, schema, secret, log, trustProxy, assets, distDir });
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

/** Ends everything in the reverse order of its start; a second signal ends the process at once. */
function stopOnSignal(resources: AsyncDisposableStack): void {
  const stop = (): void => {
    process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
    say('Stopping');
    resources.disposeAsync().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

/** Starts everything that the configuration asks for; throws where it cannot, with nothing left running. */
export async function runServer(): Promise<void> {
  const config = readConfig();
  const resources = new AsyncDisposableStack();
  stopOnSignal(resources);
  try {
    await startParts(config, resources);
  } catch (error) {
    await resources.disposeAsync();
    throw error;
  }
  announceAddresses(config);
}
