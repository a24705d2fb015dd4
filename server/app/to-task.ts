import type { EntityManager } from '@mikro-orm/postgresql';
import type { Task } from 'graphile-worker';
import { query, sql } from '../shared/database/query.ts';
import { insist } from '../shared/jobs/insist.ts';
import { type Job, removeJob, toJob } from '../shared/jobs/job.ts';

/** What a kind of job does. */
export type Work = (payload: unknown, job: Job) => Promise<void>;

export type JobKind = {
  name: string;
  work: Work;
  /** All kinds that share its places. */
  kinds: readonly string[];
  /** Whether it comes again by itself: the next run makes up for one that was given up. */
  isRegular: boolean;
};

async function forgetGivenUp(em: EntityManager, name: string, job: Job): Promise<void> {
  await query(
    em,
    sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = ${name} and j.id < ${job.id}::bigint
           and j.attempts >= j.max_attempts and j.locked_at is null`,
  );
}

/** A kind of job as the worker runs it. */
export const toTask =
  (em: EntityManager, kind: JobKind): Task =>
  async (payload, { job: locked, abortSignal }) => {
    const signal = abortSignal ?? new AbortController().signal;
    const job = toJob(kind.name, locked, { kinds: kind.kinds, signal });
    await kind.work(payload, job);
    // The worker would give up at the first error. Nothing is left to remove where the job ended with its transaction.
    await insist(job, async () => {
      await removeJob(em.fork(), job);
      if (kind.isRegular) await forgetGivenUp(em.fork(), kind.name, job);
    });
  };
