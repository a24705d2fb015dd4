import { Pool } from 'pg';
import type { Logger } from 'pino';
import { guardPool } from '../database/guard-pool.ts';

/**
 * Creates our own connection pool for the worker: the worker removes the error listeners of its own connections before
 * closing them, and an error at that moment would end the process.
 */
export function createJobPool(connectionString: string, log: Logger): Pool {
  const connectionOptions = { connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true };
  const pool = new Pool({ connectionString, max: 6, ...connectionOptions });
  const logError = (error: Error): void => log.warn({ part: 'jobs', reason: error.message }, 'lost a connection');
  guardPool(pool);
  return pool.on('error', logError).on('connect', (client) => client.on('error', logError));
}
