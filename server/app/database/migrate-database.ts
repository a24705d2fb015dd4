import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Logger, runMigrations } from 'graphile-worker';
import { Pool } from 'pg';
import { guardPool } from './guard-pool.ts';
import { migrations } from '../migrations/index.ts';
import { logProgress } from '../start/log-progress.ts';
import { StartError } from '../start/start-error.ts';
import { type StartLockOptions, withStartLock } from './with-start-lock.ts';

/** Without statement timeouts: indexing a large table may take minutes. */
const driverOptions = { connectionTimeoutMillis: 5_000, keepAlive: true };

/** Advisory lock id, different from the start lock's. */
const migrationLock = 8_210_497_114;

/** The worker's own migrations are not logged. */
const silentLogger = new Logger(() => () => {});

const attempts = 20;

/** PostgreSQL's codes for a lock timeout and a deadlock. */
const isLockConflict = (error: unknown): boolean =>
  ['55P03', '40P01'].includes((error as { code?: string }).code ?? '');

/** Retries while another transaction's lock blocks the migration. Throws StartError after a minute. */
async function retryWhileLocked(migrate: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrate();
    } catch (error) {
      if (!isLockConflict(error)) throw error;
      if (attempt === attempts)
        throw new StartError(
          'The database cannot be migrated: its tables have been locked for a minute. Nothing was changed; end long-running queries (select * from pg_stat_activity), then start again',
          { cause: error },
        );
      await sleep(500);
    }
  }
}

async function migrateWorker(connectionString: string): Promise<void> {
  const pgPool = guardPool(new Pool({ connectionString, max: 2, ...driverOptions }));
  // The pending statement reports the error.
  const ignoreError = (): void => {};
  pgPool.on('error', ignoreError).on('connect', (client) => client.on('error', ignoreError));
  try {
    await runMigrations({ pgPool, logger: silentLogger });
  } finally {
    await pgPool.end();
  }
}

/**
 * Runs pending migrations in one transaction. One that cannot lock its table within seconds is retried, instead of
 * blocking the requests of other nodes. Waits for a migration that a killed node left running.
 */
const runPending = (orm: MikroORM, names: readonly string[] | null): Promise<void> =>
  orm.em.fork().transactional(async (em) => {
    await em.execute(`set local statement_timeout = 0; select pg_advisory_xact_lock(${migrationLock})`);
    await em.execute(`set local lock_timeout = '3s'`);
    const transaction = em.getTransactionContext<object>();
    await orm.migrator.up({ transaction, ...(names && { migrations: [...names] }) });
  });

const migrationNames = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);

/** The schema of a database. Call `migrate` while holding the start lock. */
export class DatabaseSchema implements AsyncDisposable {
  readonly #orm: MikroORM;
  readonly #lockOptions: StartLockOptions;

  private constructor(orm: MikroORM, lockOptions: StartLockOptions) {
    this.#orm = orm;
    this.#lockOptions = lockOptions;
  }

  static async open(lockOptions: StartLockOptions): Promise<DatabaseSchema> {
    const orm = await MikroORM.init({
      clientUrl: lockOptions.databaseUrl,
      entities: [],
      discovery: { warnWhenNoEntities: false },
      extensions: [Migrator],
      migrations: { migrationsList: migrations, snapshot: false, silent: true, tableName: 'migration' },
      pool: { min: 0, max: 2 },
      ensureDatabase: false,
      forceUtcTimezone: true,
      driverOptions: { ...driverOptions, onPoolCreated: guardPool },
    });
    return new DatabaseSchema(orm, lockOptions);
  }

  /** Names of the migrations of this release. */
  listMigrations(): string[] {
    const { em, config } = this.#orm;
    return migrations.map((OneMigration) => new OneMigration(em.getDriver(), config).name);
  }

  /** Names of migrations that a newer release has run. */
  async listNewerMigrations(): Promise<string[]> {
    const ownMigrations = new Set(this.listMigrations());
    return migrationNames(await this.#orm.migrator.getExecuted()).filter((name) => !ownMigrations.has(name));
  }

  /** Runs the named migrations, or all pending ones for null. Throws StartError if blocked for a minute. */
  async migrate(names: readonly string[] | null): Promise<void> {
    const { databaseUrl, print } = this.#lockOptions;
    await logProgress({ activity: 'Bringing the database up to date', print }, async () => {
      await migrateWorker(databaseUrl);
      await retryWhileLocked(() => runPending(this.#orm, names));
    });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#orm.close();
  }
}

/**
 * Migrates the database, on one node at a time, while nodes of the previous release keep running. A schema of a newer
 * release only prints a warning, because a node of the previous release may be restarted during an upgrade.
 */
export async function migrateDatabase(lockOptions: StartLockOptions): Promise<void> {
  await using schema = await DatabaseSchema.open(lockOptions);
  await withStartLock(lockOptions, () => schema.migrate(null));
  const newerMigrations = await schema.listNewerMigrations();
  if (newerMigrations.length > 0)
    lockOptions.print(
      `Warning: a newer release has changed the database (${newerMigrations.join(', ')}). This release was not tested with it: start the newer one unless it is being rolled out`,
    );
}
