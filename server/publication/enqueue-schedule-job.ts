import { scheduleJob } from '../shared/jobs/enqueue-job.ts';
import type { JobName } from '../shared/jobs/job-payloads.ts';
import type { Transaction } from '../shared/transaction.ts';
import type { ScheduledPublication } from './publication.entity.ts';

declare module '../shared/jobs/job-payloads.ts' {
  interface JobPayloads {
    'run-scheduled-publication': { scheduleID: number };
  }
}

/** Name of the job that runs a schedule. */
export const scheduleJobName = 'run-scheduled-publication' satisfies JobName;

/** Key of a schedule's job, for cancelling it. */
export const scheduleJobKey = ({ id }: Pick<ScheduledPublication, 'id'>): string => `scheduled-publication-${id}`;

/** Enqueues the job that runs a schedule at its time. */
export function enqueueScheduleJob(tx: Transaction, schedule: ScheduledPublication): Promise<void> {
  const payload = { scheduleID: schedule.id };
  return scheduleJob(tx.em, {
    name: scheduleJobName,
    payload,
    at: schedule.at,
    key: scheduleJobKey(schedule),
  });
}
