import { setTimeout as sleep } from 'node:timers/promises';
import { type Job, JobTakenOver } from './job.ts';

/** Milliseconds between two tries. */
const retryInterval = 1_000;

/**
 * Records what a job has done outside the database, as soon as the database takes it: otherwise it would be done again.
 * Ends without having done so only where the node stops.
 */
export async function insist(job: Job, record: () => Promise<void>): Promise<void> {
  while (!job.signal.aborted) {
    try {
      return await record();
    } catch (error) {
      if (error instanceof JobTakenOver) throw error;
      await sleep(retryInterval, undefined, { ref: false, signal: job.signal }).catch(() => {});
    }
  }
}
