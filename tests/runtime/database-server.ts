import { pathToFileURL } from 'node:url';
import type * as embeddedDatabase from '../../server/app/embedded-database/index.ts';

/**
 * A server reduced to its database, run as a process of its own: `node database-server.ts <module> <data folder>`.
 * It writes what the database logs, then one line of JSON with url and location, and ends in order on SIGTERM.
 */
const [module = '', dataDir = ''] = process.argv.slice(2);
const { startEmbeddedDatabase } = (await import(pathToFileURL(module).href)) as typeof embeddedDatabase;

try {
  const { url, location, stop } = await startEmbeddedDatabase({ dataDir, log: (line) => console.log(line) });
  console.log(JSON.stringify({ url, location }));
  process.once('SIGTERM', () => void stop());
  // as a server that still answers the requests in flight, until SIGTERM says that they are answered
  process.once('SIGINT', () => console.log('Answering the last requests'));
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exitCode = 1;
}
