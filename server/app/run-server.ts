import { setTimeout as sleep } from 'node:timers/promises';
import { checkDatabase } from './check-database.ts';
import { type Config, readConfig } from './config.ts';
import { startEmbeddedDatabase } from './embedded-database/index.ts';
import type { Start } from './start-parts.ts';

const say = (line: string): void => console.log(line);

/** Everything but the database's own program, which is two thousand files and a second of work. */
const loadParts = () => import('./start-parts.ts');

/**
 * The address of the database: the configured one, or that of the embedded PostgreSQL, which ends with `resources`.
 * While PostgreSQL recovers from a crash, in a process of its own, this one loads the rest of the server.
 */
async function openDatabase({ config, resources }: Start): Promise<string> {
  if (config.databaseUrl !== null) {
    await checkDatabase(config.databaseUrl);
    return config.databaseUrl;
  }
  // What is wrong with it is told by whoever loads it next.
  const onLaunch = () => void loadParts().catch(() => {});
  const database = await startEmbeddedDatabase({ dataDir: config.dataDir, log: say, onLaunch });
  resources.defer(() => database.stop());
  return database.url;
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
    say,
  };
  stopOnSignal(start);
  try {
    const databaseUrl = await openDatabase(start);
    const { startParts } = await loadParts();
    await startParts(start, databaseUrl);
  } catch (error) {
    // What breaks because it was asked to end is no news.
    if (start.lifecycle.isEnding) return;
    await start.resources.disposeAsync();
    throw error;
  }
  announceAddresses(start.config);
}
