import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../database/query.ts';

/**
 * A job that waits for its time; `key` names it, so that it can be replaced and taken back. What is to run so many
 * milliseconds from now is reckoned by the database's clock: a node's own may go wrong.
 */
export type TimedJob = { name: string; payload: object; at: Date | { after: number }; key: string };

/** Attempts of a job that a database away for minutes, but no mistake, makes fail. */
const attempts = 10;

/** Has a job run once, on one node, after the manager's transaction is committed; it is tried again where it fails. */
export async function enqueueJob(em: EntityManager, name: string, payload: object): Promise<void> {
  await query(em, sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`);
}

/** As `enqueueJob`, at a time; a waiting job with the same key is replaced. */
export async function scheduleJob(em: EntityManager, { name, payload, at, key }: TimedJob): Promise<void> {
  const runAt =
    at instanceof Date
      ? sql`${at.toISOString()}::timestamptz`
      : sql`clock_timestamp() + ${at.after}::int * interval '1 millisecond'`;
  await query(
    em,
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
          run_at => ${runAt}, job_key => ${key}, max_attempts => ${attempts}::int)`,
  );
}

/** Takes a scheduled job back, as long as it does not run. */
export async function cancelJob(em: EntityManager, key: string): Promise<void> {
  await query(em, sql`select graphile_worker.remove_job(${key})`);
}
