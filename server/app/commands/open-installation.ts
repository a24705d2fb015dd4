import type { MikroORM } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import type { StorageEngine } from '../../shared/storage/index.ts';
import { checkDatabase } from '../check-database.ts';
import type { Config } from '../config.ts';
import { connectDatabase } from '../database.ts';
import { openConnection } from '../open-connection.ts';
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
  return resources.use(await openConnection(url));
}

export async function connectOrm(url: string, resources: AsyncDisposableStack): Promise<MikroORM> {
  const orm = await connectDatabase(url);
  resources.defer(() => orm.close());
  return orm;
}
