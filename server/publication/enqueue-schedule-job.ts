import { scheduleJob } from '../shared/jobs/enqueue-job.ts';
import type { Transaction } from '../shared/transaction.ts';
import type { ScheduledPublication } from './publication.entity.ts';

/** Key of a schedule's job, for cancelling it. */
export const scheduleJobKey = ({ id }: Pick<ScheduledPublication, 'id'>): string => `scheduled-publication-${id}`;

/** Enqueues the job that runs a schedule at its time. */
export function enqueueScheduleJob(tx: Transaction, schedule: ScheduledPublication): Promise<void> {
  const payload = { scheduleID: schedule.id };
  return scheduleJob(tx.em, {
    name: 'run-scheduled-publication',
    payload,
    at: schedule.at,
    key: scheduleJobKey(schedule),
  });
}
