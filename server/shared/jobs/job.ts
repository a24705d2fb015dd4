import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { query, type RawBuilder, sql } from '../database/query.ts';

/** One attempt at a job by one runner; another runner takes the job over when this one is held for dead. */
export type Job = {
  id: string;
  /** Identifies the job at every attempt, and no other job, also after a restore. */
  key: string;
  createdAt: Date;
  /** 1 at the first attempt. */
  attempt: number;
  attemptsLeft: number;
  /** The runner and the moment that locked it: another attempt has others. */
  lockedBy: string;
  lockedAt: Date;
  /** Kinds of jobs that share the places of this one. */
  kinds: readonly string[];
  /** Aborted when the node stops and waits no longer. */
  signal: AbortSignal;
};

/** What a worker knows of the job that it has locked. */
export type LockedJob = {
  id: string;
  created_at: Date;
  attempts: number;
  max_attempts: number;
  locked_by: string | null;
  locked_at: Date | null;
};

/** The job was taken over by another runner: what this one did must not be committed. */
export class JobTakenOver extends Error {
  constructor({ id }: Job) {
    super(`job ${id} was taken over by another runner`);
  }
}

const keyOf = (name: string, { id, created_at: createdAt }: LockedJob): string =>
  createHash('sha256').update(`${name} ${id} ${createdAt.toISOString()}`).digest('hex').slice(0, 32);

/** The attempt that a worker begins. */
export function toJob(name: string, locked: LockedJob, rest: Pick<Job, 'kinds' | 'signal'>): Job {
  return {
    ...rest,
    id: locked.id,
    key: keyOf(name, locked),
    createdAt: locked.created_at,
    attempt: locked.attempts,
    attemptsLeft: locked.max_attempts - locked.attempts,
    lockedBy: locked.locked_by ?? '',
    lockedAt: locked.locked_at ?? new Date(0),
  };
}

/** The row of the job as long as this attempt holds it; dates of this process have milliseconds only. */
export const isHeldBy = ({ id, lockedBy, lockedAt }: Job): RawBuilder<unknown> => {
  const at = sql`${lockedAt.toISOString()}::timestamptz`;
  return sql`id = ${id}::bigint and locked_by = ${lockedBy}
             and locked_at between ${at} - interval '1 millisecond' and ${at} + interval '2 milliseconds'`;
};

/** Keeps the job from being taken over until the transaction ends. JobTakenOver where it was. */
export async function holdJob(tx: EntityManager, job: Job): Promise<void> {
  const rows = await query(
    tx,
    sql`select 1 from graphile_worker._private_jobs where ${isHeldBy(job)} for no key update`,
  );
  if (rows.length === 0) throw new JobTakenOver(job);
}

/** Whether the job was still held by this attempt; its row is gone then. */
export async function removeJob(em: EntityManager, job: Job): Promise<boolean> {
  const rows = await query(em, sql`delete from graphile_worker._private_jobs where ${isHeldBy(job)} returning id`);
  return rows.length > 0;
}

/** Ends the job in the transaction of its effects: both are committed, or neither. JobTakenOver where it is another's. */
export async function completeJob(tx: EntityManager, job: Job): Promise<void> {
  if (!(await removeJob(tx, job))) throw new JobTakenOver(job);
}

/** As `completeJob`, on a connection of the job's own. */
export async function completeJobOn(client: ClientBase, job: Job): Promise<void> {
  const { rowCount } = await client.query(
    `delete from graphile_worker._private_jobs
      where id = $1::bigint and locked_by = $2 and locked_at between $3::timestamptz - interval '1 millisecond'
                                                                 and $3::timestamptz + interval '2 milliseconds'`,
    [job.id, job.lockedBy, job.lockedAt.toISOString()],
  );
  if (rowCount === 0) throw new JobTakenOver(job);
}
