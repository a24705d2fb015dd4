import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { entities } from './entities.ts';
import { LongTextDriver } from './postgresql-driver.ts';
import { closeForgotten, guardPool } from './guard-pool.ts';

/** Milliseconds; a little more than what the database itself allows a transaction without a statement. */
const forgottenAfter = 40_000;

/** Connects to PostgreSQL 15 or newer; nothing is created or changed yet. */
export function connectDatabase(url: string, onPoolCreated: (pool: Pool) => void = () => {}): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: url,
    entities,
    driver: LongTextDriver,
    pool: { min: 0, max: 10 },
    allowGlobalContext: false,
    ensureDatabase: false,
    forceUtcTimezone: true,
    driverOptions: {
      onPoolCreated: (pool: Pool) => onPoolCreated(closeForgotten(guardPool(pool), forgottenAfter)),
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
