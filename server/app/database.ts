import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { Logger, runMigrations } from 'graphile-worker';
import { Client, type Pool } from 'pg';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';

/** Connects to PostgreSQL 15 or newer; nothing is created or changed yet. */
export function connectDatabase(url: string, onPoolCreated: (pool: Pool) => void = () => {}): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: url,
    entities,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, silent: true, tableName: 'migration' },
    pool: { min: 0, max: 10 },
    allowGlobalContext: false,
    ensureDatabase: false,
    forceUtcTimezone: true,
    driverOptions: {
      onPoolCreated,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 15_000,
      // A database that hangs does not end its statements itself.
      query_timeout: 20_000,
      keepAlive: true,
      idle_in_transaction_session_timeout: 30_000,
      // Disks without a head to move: by default the planner would rather read a whole table than an index of it.
      options: '-c random_page_cost=1.1',
    },
  });
}

/** The worker's own migrations are no news. */
const quietLogger = new Logger(() => () => {});

/** Any number, the same on every node: whoever holds it makes the database ready, the others wait. */
const startLock = 8_210_497_113;

/**
 * Makes the database ready on one node at a time. Waits for another node as long as that takes, which no statement of
 * the pool may; the lock ends with the connection, however that ends.
 */
export async function underStartLock(url: string, prepare: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    await prepare();
  } finally {
    await client.end();
  }
}

/**
 * Brings the schema up to date, or to the named migrations, on one node at a time, while nodes of the previous release
 * go on: a change that cannot have its table within seconds gives way, rather than making their requests wait behind it.
 */
export function migrateDatabase(orm: MikroORM, url: string, names?: readonly string[]): Promise<void> {
  return underStartLock(url, async () => {
    await runMigrations({ connectionString: url, logger: quietLogger });
    await insist(() =>
      orm.em.fork().transactional(async (em) => {
        await em.execute(`set local statement_timeout = 0; set local lock_timeout = '3s'`);
        const transaction = em.getTransactionContext<object>();
        await orm.migrator.up({ transaction, ...(names && { migrations: [...names] }) });
      }),
    );
  });
}

const attempts = 20;

/** Tries again where a lock was not to be had (55P03) or two changes waited for each other (40P01). */
async function insist(migrate: () => Promise<void>): Promise<void> {
  for (let count = 1; ; count += 1) {
    try {
      return await migrate();
    } catch (error) {
      const { code } = error as { code?: string };
      if (count === attempts || (code !== '55P03' && code !== '40P01')) throw error;
      await sleep(500);
    }
  }
}
