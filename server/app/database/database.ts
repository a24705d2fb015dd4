import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { mappedEntities } from './entities.ts';
import { LongTextDriver } from './postgresql-driver.ts';
import { closeLeakedConnections, guardPool } from './guard-pool.ts';

/** Milliseconds; slightly more than the database's own limit for idle transactions. */
const leakedConnectionMs = 40_000;

/** Connects to PostgreSQL 15 or newer. Changes nothing in the database. */
export function connectDatabase(url: string, onPoolCreated: (pool: Pool) => void = () => {}): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: url,
    entities: mappedEntities,
    driver: LongTextDriver,
    pool: { min: 0, max: 10 },
    allowGlobalContext: false,
    ensureDatabase: false,
    forceUtcTimezone: true,
    driverOptions: {
      onPoolCreated: (pool: Pool) => onPoolCreated(closeLeakedConnections(guardPool(pool), leakedConnectionMs)),
      connectionTimeoutMillis: 5_000,
      statement_timeout: 15_000,
      // A hanging database does not enforce its own statement timeout.
      query_timeout: 20_000,
      keepAlive: true,
      idle_in_transaction_session_timeout: 30_000,
      // For SSDs: with the default cost the planner prefers sequential scans over indexes.
      options: '-c random_page_cost=1.1',
    },
  });
}
