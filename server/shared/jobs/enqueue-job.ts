import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../database/query.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';

/**
 * A scheduled job; `key` identifies it for replacing and cancelling. `after` is in milliseconds by the database's
 * clock, because a node's clock may be wrong.
 */
export type ScheduledJob<Name extends JobName> = {
  name: Name;
  payload: JobPayloads[Name];
  at: Date | { after: number };
  key: string;
};

/** Attempts that outlast a database outage of minutes. */
const maxAttempts = 10;

/** Adds a job that runs once, on one node, after the transaction commits; it is retried if it fails. */
export async function enqueueJob<Name extends JobName>(
  em: EntityManager,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await query(em, sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`);
}

/** Adds a job that runs at a time; a waiting job with the same key is replaced. */
export async function scheduleJob<Name extends JobName>(
  em: EntityManager,
  { name, payload, at, key }: ScheduledJob<Name>,
): Promise<void> {
  const runAt =
    at instanceof Date
      ? sql`${at.toISOString()}::timestamptz`
      : sql`clock_timestamp() + ${at.after}::int * interval '1 millisecond'`;
  await query(
    em,
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
          run_at => ${runAt}, job_key => ${key}, max_attempts => ${maxAttempts}::int)`,
  );
}

/** Cancels a scheduled job unless it is running. */
export async function cancelJob(em: EntityManager, key: string): Promise<void> {
  await query(em, sql`select graphile_worker.remove_job(${key})`);
}
