import { LockMode } from '@mikro-orm/core';
import { canPublishPage, lockPage, type Page } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, NotFound, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { cancelSchedule, cancelObsoleteSchedules } from './cancel-schedule.ts';
import { ScheduledPublication } from './publication.entity.ts';

/** Locks a page and then its schedule, always in this order, and returns both. 404 V_12, PM_01. */
export async function lockSchedule(
  tx: Transaction,
  id: number,
): Promise<{ page: Page; schedule: ScheduledPublication }> {
  const unlockedSchedule = await tx.em.findOne(ScheduledPublication, { id });
  if (!unlockedSchedule) throw new NotFound(Errors.invalid, 'schedule.id');
  const page = await lockPage(tx.em, unlockedSchedule.pageId);
  const lockOptions = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  return { page, schedule: await tx.em.findOneOrFail(ScheduledPublication, { id }, lockOptions) };
}

/**
 * Cancels a schedule, and a later unpublishing that is pointless without it. publish-page for its page; 404 V_12 on
 * `schedule.id`; 409 V_07 on `schedule.status` if it is not pending.
 */
export async function cancelScheduledPublication(context: Context, id: number): Promise<Page> {
  requireViewer(context);
  return inTransaction(context, async (tx) => {
    const { page, schedule } = await lockSchedule(tx, id);
    authorize(tx.viewer, canPublishPage(tx.viewer, page));
    if (schedule.status !== 'pending') throw InvalidInput.of(Errors.invalidState, 'schedule.status');
    await cancelSchedule(tx, schedule, 'cancelled');
    await cancelObsoleteSchedules(tx, page, 'nothing-to-unpublish');
    return page;
  });
}
