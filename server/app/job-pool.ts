import { Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { endSilentConnections } from './end-silent-connections.ts';

type Release = (problem?: Error | boolean) => void;
type Taker = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

/** Giving it back again does nothing. */
function once(release: Release): Release {
  let isDone = false;
  return (problem) => {
    if (isDone) return;
    isDone = true;
    release(problem);
  };
}

/**
 * Connections for the worker, which gives one back twice where its listening fails while the worker gives up: the pool
 * would throw, where nobody catches it, and end the process.
 */
class JobPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(take: Taker): void;
  override connect(take?: Taker): Promise<PoolClient> | void {
    if (take === undefined) return super.connect();
    super.connect((error, client, release) => take(error, client, once(release)));
  }
}

/**
 * Connections of our own making: the worker stops listening to the errors of its own before they are closed, and one
 * that breaks in that moment would end the process.
 */
export function makeJobPool(connectionString: string, log: Logger): Pool {
  const patience = { connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true };
  const pool = new JobPool({ connectionString, max: 6, ...patience });
  const tell = (error: Error): void => log.warn({ part: 'jobs', reason: error.message }, 'lost a connection');
  endSilentConnections(pool);
  return pool.on('error', tell).on('connect', (client) => client.on('error', tell));
}
