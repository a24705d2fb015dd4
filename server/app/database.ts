import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { Logger, runMigrations } from 'graphile-worker';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';

/** Connects to PostgreSQL 15 or newer; nothing is created or changed yet. */
export function connectDatabase(url: string): Promise<MikroORM> {
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
      connectionTimeoutMillis: 5_000,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
      // Disks without a head to move: by default the planner would rather read a whole table than an index of it.
      options: '-c random_page_cost=1.1',
    },
  });
}

/** The worker's own migrations are no news. */
const quietLogger = new Logger(() => () => {});

/** Any number, the same on every node: whoever holds it migrates, the others wait. */
const migrationLock = 8_210_497_113;

/** Brings the schema up to date, on one node at a time. */
export async function migrateDatabase(orm: MikroORM, url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: quietLogger });
  await orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [migrationLock]);
    await orm.migrator.up({ transaction: em.getTransactionContext<object>() });
  });
}
