import { setTimeout as sleep } from 'node:timers/promises';
import { type Job, JobTakenOver } from './job.ts';

/** Milliseconds between two attempts. */
const retryIntervalMs = 1_000;

/**
 * Retries `record` until the database accepts it: an outside effect that is not recorded would be repeated. Gives up
 * only when the node stops. Throws JobTakenOver.
 */
export async function retryUntilRecorded(job: Job, record: () => Promise<void>): Promise<void> {
  while (!job.signal.aborted) {
    try {
      return await record();
    } catch (error) {
      if (error instanceof JobTakenOver) throw error;
      await sleep(retryIntervalMs, undefined, { ref: false, signal: job.signal }).catch(() => {});
    }
  }
}
