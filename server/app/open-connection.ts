import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Milliseconds that a connection gets to say goodbye: one that is half open does not always say that it has ended. */
const endPatience = 1_000;

/** A connection of its own, on which nothing has a time limit. */
export async function openConnection(databaseUrl: string): Promise<Client & AsyncDisposable> {
  // The system asks from then on whether the other end is still there; by itself only after two hours.
  const signsOfLife = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000, ...signsOfLife });
  // What broke is told by the statement that was under way.
  client.on('error', () => {});
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => endConnection(client) });
}

export async function endConnection(client: Client): Promise<void> {
  const ended = client.end().catch(() => {});
  await Promise.race([ended, sleep(endPatience, undefined, { ref: false })]);
}
