import type { EntityManager } from '@mikro-orm/postgresql';
import type { Task } from 'graphile-worker';
import { query, sql } from '../../shared/database/query.ts';
import { retryUntilRecorded } from '../../shared/jobs/retry-until-recorded.ts';
import { type Job, removeJob, toJob } from '../../shared/jobs/job.ts';

/** Does the work of a job. */
export type JobHandler = (payload: unknown, job: Job) => Promise<void>;

/** A job with its handler. */
export type JobDefinition = {
  name: string;
  handler: JobHandler;
  /** Names of all jobs of the same lane. */
  laneJobNames: readonly string[];
  /** Whether it runs again by itself: the next run makes up for a failed one. */
  isRecurring: boolean;
};

async function deleteFailedRuns(em: EntityManager, name: string, job: Job): Promise<void> {
  await query(
    em,
    sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = ${name} and j.id < ${job.id}::bigint
           and j.attempts >= j.max_attempts and j.locked_at is null`,
  );
}

/** Wraps a job handler as a task of the worker. */
export const toWorkerTask =
  (em: EntityManager, definition: JobDefinition): Task =>
  async (payload, { job: lockedJob, abortSignal }) => {
    const signal = abortSignal ?? new AbortController().signal;
    const job = toJob(definition.name, lockedJob, { laneJobNames: definition.laneJobNames, signal });
    await definition.handler(payload, job);
    // The worker gives up at the first error. Nothing is left to remove if the job ended with its transaction.
    await retryUntilRecorded(job, async () => {
      await removeJob(em.fork(), job);
      if (definition.isRecurring) await deleteFailedRuns(em.fork(), definition.name, job);
    });
  };
