import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../database/query.ts';

/** A job that waits for its time; `key` names it, so that it can be replaced and taken back. */
export type TimedJob = { name: string; payload: object; at: Date; key: string };

/** Attempts of a job that a database away for minutes, but no mistake, makes fail. */
const attempts = 10;

/** Has a job run once, on one node, after the manager's transaction is committed; it is tried again where it fails. */
export async function enqueueJob(em: EntityManager, name: string, payload: object): Promise<void> {
  await query(em, sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`);
}

/** As `enqueueJob`, at a time; a waiting job with the same key is replaced. */
export async function scheduleJob(em: EntityManager, { name, payload, at, key }: TimedJob): Promise<void> {
  await query(
    em,
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
          run_at => ${at.toISOString()}::timestamptz, job_key => ${key}, max_attempts => ${attempts}::int)`,
  );
}

/** Takes a scheduled job back, as long as it does not run. */
export async function cancelJob(em: EntityManager, key: string): Promise<void> {
  await query(em, sql`select graphile_worker.remove_job(${key})`);
}
