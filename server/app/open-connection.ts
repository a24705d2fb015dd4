import { Client } from 'pg';

/** A connection of its own, on which nothing has a time limit. */
export async function openConnection(databaseUrl: string): Promise<Client & AsyncDisposable> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000, keepAlive: true });
  // What broke is told by the statement that was under way.
  client.on('error', () => {});
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}
