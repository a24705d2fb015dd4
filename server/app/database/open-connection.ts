import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Milliseconds to wait for a clean close; a half-open connection may never confirm it. */
const closeTimeoutMs = 1_000;

/** Opens a connection outside of the pool, without time limits. */
export async function openConnection(databaseUrl: string): Promise<Client & AsyncDisposable> {
  // TCP keepalive after 10 seconds; the system's default is two hours.
  const keepAliveOptions = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000, ...keepAliveOptions });
  // The pending statement reports the error.
  client.on('error', () => {});
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => closeConnection(client) });
}

/** Closes a connection; waits at most a second. */
export async function closeConnection(client: Client): Promise<void> {
  const ended = client.end().catch(() => {});
  await Promise.race([ended, sleep(closeTimeoutMs, undefined, { ref: false })]);
}
