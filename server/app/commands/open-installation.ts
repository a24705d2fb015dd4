import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import type { StorageEngine } from '../../shared/storage/index.ts';
import { checkDatabase } from '../check-database.ts';
import type { Config } from '../config.ts';
import { connectDatabase } from '../database.ts';
import { joinEmbeddedDatabase } from '../embedded-database/index.ts';
import { openStorage } from '../storage.ts';

/** What a command works on, beside a server that may be running. */
export type Installation = { databaseUrl: string; storage: StorageEngine };

/** The installation that the configuration names; what was opened for it ends with `resources`. */
export async function openInstallation(config: Config, resources: AsyncDisposableStack): Promise<Installation> {
  const storage = await openStorage(config);
  if (config.databaseUrl !== null) {
    await checkDatabase(config.databaseUrl);
    return { databaseUrl: config.databaseUrl, storage };
  }
  const database = await joinEmbeddedDatabase({ dataDir: config.dataDir, log: (line) => console.log(line) });
  resources.defer(() => database.stop());
  return { databaseUrl: database.url, storage };
}

/** A connection of its own, on which nothing has a time limit. */
export async function connectClient(url: string, resources: AsyncDisposableStack): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // What broke is told by the statement that was under way.
  client.on('error', () => {});
  await client.connect();
  resources.defer(() => client.end());
  return client;
}

export async function connectOrm(url: string, resources: AsyncDisposableStack): Promise<MikroORM> {
  const orm = await connectDatabase(url);
  resources.defer(() => orm.close());
  return orm;
}
