import { setTimeout as sleep } from 'node:timers/promises';
import { checkDatabase } from './database/check-database.ts';
import { type Config, readConfig } from './config/config.ts';
import { startEmbeddedDatabase } from './embedded-database/index.ts';
import type { StartOptions } from './start-server.ts';

const print = (line: string): void => console.log(line);

/** Loads everything except the embedded database: two thousand files, about a second. */
const loadServer = () => import('./start-server.ts');

/**
 * Returns the URL of the configured database, or starts the embedded PostgreSQL, which stops with `resources`. While
 * PostgreSQL recovers from a crash in its own process, the rest of the server is loaded.
 */
async function openDatabase({ config, resources }: StartOptions): Promise<string> {
  if (config.databaseUrl !== null) {
    await checkDatabase(config.databaseUrl);
    return config.databaseUrl;
  }
  // Errors are reported by the next import.
  const onLaunch = () => void loadServer().catch(() => {});
  const database = await startEmbeddedDatabase({ dataDir: config.dataDir, log: print, onLaunch });
  resources.defer(() => database.stop());
  return database.url;
}

function printAddresses({ publicUrl, host, port }: Config): void {
  print(`Listening on http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  print(`Site:        ${publicUrl}/`);
  print(`Admin area:  ${publicUrl}/cmsadmin/`);
  print(`GraphQL:     ${publicUrl}/graphql`);
  print(`REST:        ${publicUrl}/api/ximblox/docs`);
}

/** Stops everything in reverse order after the drain time for proxies; a second signal exits at once. */
function stopOnSignal({ config, lifecycle, resources }: StartOptions): void {
  const stop = async (): Promise<void> => {
    process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
    print('Stopping');
    lifecycle.isShuttingDown = true;
    await sleep(config.drainSeconds * 1_000);
    try {
      await resources.disposeAsync();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  const handleSignal = () => void stop();
  process.once('SIGTERM', handleSignal).once('SIGINT', handleSignal);
}

/**
 * Starts the configured server. Throws if that fails, with nothing left running. `distDir` is the folder of the built
 * admin area and site.
 */
export async function runServer(distDir: string): Promise<void> {
  const start: StartOptions = {
    config: readConfig(),
    distDir,
    lifecycle: { isShuttingDown: false },
    resources: new AsyncDisposableStack(),
    print,
  };
  stopOnSignal(start);
  try {
    const databaseUrl = await openDatabase(start);
    const { startServer } = await loadServer();
    await startServer(start, databaseUrl);
  } catch (error) {
    // Errors caused by a shutdown during the start are expected.
    if (start.lifecycle.isShuttingDown) return;
    await start.resources.disposeAsync();
    throw error;
  }
  printAddresses(start.config);
}
