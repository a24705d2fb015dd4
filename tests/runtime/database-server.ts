import { pathToFileURL } from 'node:url';
import type * as embeddedDatabase from '../../server/app/embedded-database/index.ts';

/**
 * A server reduced to its database, run as a separate process: `node database-server.ts <module> <data folder>`. Prints
 * the database log, then one line of JSON with url and location; stops cleanly on SIGTERM.
 */
const [module = '', dataDir = ''] = process.argv.slice(2);
const { startEmbeddedDatabase } = (await import(pathToFileURL(module).href)) as typeof embeddedDatabase;

try {
  const { url, folder, stop } = await startEmbeddedDatabase({ dataDir, log: (line) => console.log(line) });
  console.log(JSON.stringify({ url, location: folder }));
  process.once('SIGTERM', () => void stop());
  // like a server that finishes the requests in flight until SIGTERM
  process.once('SIGINT', () => console.log('Finishing the last requests'));
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exitCode = 1;
}
