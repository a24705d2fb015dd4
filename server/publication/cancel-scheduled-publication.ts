import { LockMode } from '@mikro-orm/core';
import { canPublishPage, lockPage, type Page } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, NotFound } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { endPlan, endUselessPlans } from './end-plan.ts';
import { ScheduledPublication } from './publication.entity.ts';

/** What is planned, together with its page, both locked: always in this order. 404 V_12, PM_01. */
export async function lockSchedule(
  tx: Transaction,
  id: number,
): Promise<{ page: Page; schedule: ScheduledPublication }> {
  const found = await tx.em.findOne(ScheduledPublication, { id });
  if (!found) throw new NotFound('V_12', 'schedule.id');
  const page = await lockPage(tx.em, found.pageId);
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  return { page, schedule: await tx.em.findOneOrFail(ScheduledPublication, { id }, lock) };
}

/**
 * Cancels what is planned, and a later plan that makes no sense without it. publish-page for its page; 404 V_12 on `schedule.id`; 409 V_07 on `schedule.status` where
 * it was carried out or cancelled before.
 */
export async function cancelScheduledPublication(context: Context, id: number): Promise<Page> {
  requireViewer(context);
  return inTransaction(context, async (tx) => {
    const { page, schedule } = await lockSchedule(tx, id);
    authorize(tx.viewer, canPublishPage(tx.viewer, page));
    if (schedule.status !== 'pending') throw InvalidInput.of('V_07', 'schedule.status');
    await endPlan(tx, schedule, 'cancelled');
    await endUselessPlans(tx, page, 'nothing-to-unpublish');
    return page;
  });
}
