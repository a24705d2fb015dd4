import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Logger, runMigrations } from 'graphile-worker';
import { Pool } from 'pg';
import { guardPool } from './guard-pool.ts';
import { migrations } from './migrations/index.ts';
import { sayWhile } from './say-while.ts';
import { StartError } from './start-error.ts';
import { type StartLockPlace, underStartLock } from './start-lock.ts';

/** Without the limits that the statements of requests have: the index of a large table may take minutes. */
const driverOptions = { connectionTimeoutMillis: 5_000, keepAlive: true };

/** Any number, other than that of the start's lock. */
const migrationLock = 8_210_497_114;

/** The worker's own migrations are no news. */
const quietLogger = new Logger(() => () => {});

const attempts = 20;

/** PostgreSQL's codes for a lock that was not to be had in time, and for two changes that waited for each other. */
const isInTheWay = (error: unknown): boolean => ['55P03', '40P01'].includes((error as { code?: string }).code ?? '');

/** Tries again where another's lock is in the way. */
async function insist(migrate: () => Promise<void>): Promise<void> {
  for (let count = 1; ; count += 1) {
    try {
      return await migrate();
    } catch (error) {
      if (!isInTheWay(error)) throw error;
      if (count === attempts)
        throw new StartError(
          'The database cannot be migrated: something has kept its tables locked for a minute. Nothing was changed; end what runs for long there (select * from pg_stat_activity), then start again',
          { cause: error },
        );
      await sleep(500);
    }
  }
}

async function migrateWorker(connectionString: string): Promise<void> {
  const pgPool = guardPool(new Pool({ connectionString, max: 2, ...driverOptions }));
  // What broke is told by the statement that was under way.
  const ignore = (): void => {};
  pgPool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
  try {
    await runMigrations({ pgPool, logger: quietLogger });
  } finally {
    await pgPool.end();
  }
}

/**
 * In one transaction. A change that cannot have its table within seconds gives way, rather than making the requests of
 * other nodes wait behind it. What a killed node left running is waited for: its changes are there then, or not at all.
 */
const runPending = (orm: MikroORM, names: readonly string[] | null): Promise<void> =>
  orm.em.fork().transactional(async (em) => {
    await em.execute(`set local statement_timeout = 0; select pg_advisory_xact_lock(${migrationLock})`);
    await em.execute(`set local lock_timeout = '3s'`);
    const transaction = em.getTransactionContext<object>();
    await orm.migrator.up({ transaction, ...(names && { migrations: [...names] }) });
  });

const namesOf = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);

/** The schema of a database; `migrate` is to be called under the start's lock. */
export class Schema implements AsyncDisposable {
  readonly #orm: MikroORM;
  readonly #place: StartLockPlace;

  private constructor(orm: MikroORM, place: StartLockPlace) {
    this.#orm = orm;
    this.#place = place;
  }

  static async open(place: StartLockPlace): Promise<Schema> {
    const orm = await MikroORM.init({
      clientUrl: place.databaseUrl,
      entities: [],
      discovery: { warnWhenNoEntities: false },
      extensions: [Migrator],
      migrations: { migrationsList: migrations, snapshot: false, silent: true, tableName: 'migration' },
      pool: { min: 0, max: 2 },
      ensureDatabase: false,
      forceUtcTimezone: true,
      driverOptions: { ...driverOptions, onPoolCreated: guardPool },
    });
    return new Schema(orm, place);
  }

  /** Names of the migrations of this release. */
  listKnown(): string[] {
    const { em, config } = this.#orm;
    return migrations.map((OneMigration) => new OneMigration(em.getDriver(), config).name);
  }

  /** Names of migrations that a newer release has run. */
  async listNewer(): Promise<string[]> {
    const known = new Set(this.listKnown());
    return namesOf(await this.#orm.migrator.getExecuted()).filter((name) => !known.has(name));
  }

  /** To the named migrations or, with null, up to date. StartError where something is in the way for a minute. */
  async migrate(names: readonly string[] | null): Promise<void> {
    const { databaseUrl, say } = this.#place;
    await sayWhile({ what: 'Bringing the database up to date', say }, async () => {
      await migrateWorker(databaseUrl);
      await insist(() => runPending(this.#orm, names));
    });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#orm.close();
  }
}

/**
 * Brings the schema up to date, on one node at a time, while nodes of the previous release go on. For the same reason a
 * schema of a newer release is no reason not to start, only for a warning: a node of the release before may be restarted.
 */
export async function migrateDatabase(place: StartLockPlace): Promise<void> {
  await using schema = await Schema.open(place);
  await underStartLock(place, () => schema.migrate(null));
  const newer = await schema.listNewer();
  if (newer.length > 0)
    place.say(
      `Warning: a newer release has changed the database (${newer.join(', ')}). This release was not tested with it: start the newer one unless it is being rolled out`,
    );
}
