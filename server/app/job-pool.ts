import { Pool } from 'pg';
import type { Logger } from 'pino';
import { guardPool } from './guard-pool.ts';

/**
 * Connections of our own making: the worker stops listening to the errors of its own before they are closed, and one
 * that breaks in that moment would end the process.
 */
export function makeJobPool(connectionString: string, log: Logger): Pool {
  const patience = { connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true };
  const pool = new Pool({ connectionString, max: 6, ...patience });
  const tell = (error: Error): void => log.warn({ part: 'jobs', reason: error.message }, 'lost a connection');
  guardPool(pool);
  return pool.on('error', tell).on('connect', (client) => client.on('error', tell));
}
