import type { Page } from '../pages/index.ts';
import { cancelJob } from '../shared/jobs/enqueue-job.ts';
import type { Transaction } from '../shared/transaction.ts';
import { ScheduledPublication } from './publication.entity.ts';
import { findOpenRequest } from './publication.queries.ts';
import { scheduleKey } from './start-plan-job.ts';

/** Why a planned unpublishing makes no sense any more: somebody's action, or a planned publication that failed. */
type UselessReason = 'nothing-to-unpublish' | 'publication-failed';

/** Why a plan ended before its time. */
export type PlanEndReason = 'cancelled' | 'deleted' | 'unpublished' | UselessReason;

/** Ends a plan without carrying it out, of which its author is notified. */
export async function endPlan(tx: Transaction, plan: ScheduledPublication, reason: PlanEndReason): Promise<void> {
  tx.em.assign(plan, { status: 'cancelled', endedAt: new Date() });
  await cancelJob(tx.em, scheduleKey(plan));
  await tx.audit({ action: 'page.schedule-cancelled', subjectType: 'page', subjectId: plan.pageId });
  const ending = { id: plan.id, reason, actorID: tx.viewer?.id ?? null };
  await tx.emit({ name: 'publication.schedule-cancelled', pageID: plan.pageId, ending });
}

/** What is planned for a page, which is locked; soonest first. */
export function findPlans(tx: Transaction, page: Page): Promise<ScheduledPublication[]> {
  return tx.em.find(
    ScheduledPublication,
    { pageId: page.id, status: 'pending' },
    { orderBy: { at: 'asc', id: 'asc' } },
  );
}

/** Whether visitors see the page, or would see it again once the open request is rejected. */
export async function isOnSite(tx: Transaction, page: Page): Promise<boolean> {
  if (page.liveVersionId !== null) return true;
  return ((await findOpenRequest(tx.em, page))?.previousLiveVersionId ?? null) !== null;
}

/** Ends a planned unpublishing that would find nothing to take off the site by its time. */
export async function endUselessPlans(tx: Transaction, page: Page, reason: UselessReason): Promise<void> {
  await tx.em.flush();
  if (await isOnSite(tx, page)) return;
  for (const plan of await findPlans(tx, page)) {
    if (plan.action === 'publish') return;
    await endPlan(tx, plan, reason);
  }
}
