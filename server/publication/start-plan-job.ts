import { scheduleJob } from '../shared/jobs/enqueue-job.ts';
import type { Transaction } from '../shared/transaction.ts';
import type { ScheduledPublication } from './publication.entity.ts';

/** Key of a plan's job, by which it is cancelled. */
export const scheduleKey = ({ id }: Pick<ScheduledPublication, 'id'>): string => `scheduled-publication-${id}`;

/** Starts the job that carries a plan out at its time. */
export function startPlanJob(tx: Transaction, plan: ScheduledPublication): Promise<void> {
  const payload = { scheduleID: plan.id };
  return scheduleJob(tx.em, { name: 'run-scheduled-publication', payload, at: plan.at, key: scheduleKey(plan) });
}
