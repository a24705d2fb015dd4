import type { MikroORM } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import type { StorageEngine } from '../../shared/storage/index.ts';
import { checkDatabase } from '../database/check-database.ts';
import type { Config } from '../config/config.ts';
import { connectDatabase } from '../database/database.ts';
import { openConnection } from '../database/open-connection.ts';
import { joinEmbeddedDatabase } from '../embedded-database/index.ts';
import { openStorage } from '../config/open-storage.ts';

/** The database and storage that a command uses, next to a server that may be running. */
export type Installation = { databaseUrl: string; storage: StorageEngine };

/** Opens the configured installation. What is opened is closed with `resources`. */
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

/** Opens a connection without time limits. */
export async function connectClient(url: string, resources: AsyncDisposableStack): Promise<Client> {
  return resources.use(await openConnection(url));
}

/** Connects MikroORM to the database; closed with `resources`. */
export async function connectOrm(url: string, resources: AsyncDisposableStack): Promise<MikroORM> {
  const orm = await connectDatabase(url);
  resources.defer(() => orm.close());
  return orm;
}
