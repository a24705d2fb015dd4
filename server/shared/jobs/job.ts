import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { query, type RawBuilder, sql } from '../database/query.ts';

/** One attempt at a job by one runner. Another runner takes the job over if this one counts as dead. */
export type Job = {
  id: string;
  /** Identifies the job across attempts, also after a restore; no other job has it. */
  key: string;
  createdAt: Date;
  /** 1 at the first attempt. */
  attempt: number;
  attemptsLeft: number;
  /** Runner and time of the lock; they differ for every attempt. */
  lockedBy: string;
  lockedAt: Date;
  /** Names of all jobs of the same lane. */
  laneJobNames: readonly string[];
  /** Aborted when the node stops and no longer waits. */
  signal: AbortSignal;
};

/** A locked job as the worker provides it. */
export type LockedJob = {
  id: string;
  created_at: Date;
  attempts: number;
  max_attempts: number;
  locked_by: string | null;
  locked_at: Date | null;
};

/** The job was taken over by another runner: changes of this attempt must not be committed. */
export class JobTakenOver extends Error {
  constructor({ id }: Job) {
    super(`job ${id} was taken over by another runner`);
  }
}

const jobKeyOf = (name: string, { id, created_at: createdAt }: LockedJob): string =>
  createHash('sha256').update(`${name} ${id} ${createdAt.toISOString()}`).digest('hex').slice(0, 32);

/** Converts a locked job to an attempt. */
export function toJob(name: string, lockedJob: LockedJob, rest: Pick<Job, 'laneJobNames' | 'signal'>): Job {
  return {
    ...rest,
    id: lockedJob.id,
    key: jobKeyOf(name, lockedJob),
    createdAt: lockedJob.created_at,
    attempt: lockedJob.attempts,
    attemptsLeft: lockedJob.max_attempts - lockedJob.attempts,
    lockedBy: lockedJob.locked_by ?? '',
    lockedAt: lockedJob.locked_at ?? new Date(0),
  };
}

/** SQL condition for the job's row while this attempt holds the lock; JavaScript dates have only milliseconds. */
export const isLockedByAttempt = ({ id, lockedBy, lockedAt }: Job): RawBuilder<unknown> => {
  const at = sql`${lockedAt.toISOString()}::timestamptz`;
  return sql`id = ${id}::bigint and locked_by = ${lockedBy}
             and locked_at between ${at} - interval '1 millisecond' and ${at} + interval '2 milliseconds'`;
};

/** Prevents the job from being taken over until the transaction ends. Throws JobTakenOver if it already was. */
export async function lockJob(tx: EntityManager, job: Job): Promise<void> {
  const rows = await query(
    tx,
    sql`select 1 from graphile_worker._private_jobs where ${isLockedByAttempt(job)} for no key update`,
  );
  if (rows.length === 0) throw new JobTakenOver(job);
}

/** Deletes the job's row and returns whether this attempt still held the lock. */
export async function removeJob(em: EntityManager, job: Job): Promise<boolean> {
  const rows = await query(
    em,
    sql`delete from graphile_worker._private_jobs where ${isLockedByAttempt(job)} returning id`,
  );
  return rows.length > 0;
}

/**
 * Ends the job in the transaction of its effects, so that both commit together. Throws JobTakenOver if another runner
 * has it.
 */
export async function completeJob(tx: EntityManager, job: Job): Promise<void> {
  if (!(await removeJob(tx, job))) throw new JobTakenOver(job);
}

/** Like `completeJob`, on the job's own connection. */
export async function completeJobOnClient(client: ClientBase, job: Job): Promise<void> {
  const { rowCount } = await client.query(
    `delete from graphile_worker._private_jobs
      where id = $1::bigint and locked_by = $2 and locked_at between $3::timestamptz - interval '1 millisecond'
                                                                 and $3::timestamptz + interval '2 milliseconds'`,
    [job.id, job.lockedBy, job.lockedAt.toISOString()],
  );
  if (rowCount === 0) throw new JobTakenOver(job);
}
