import type { Page } from '../pages/index.ts';
import { cancelJob } from '../shared/jobs/enqueue-job.ts';
import type { Transaction } from '../shared/transaction.ts';
import { ScheduledPublication } from './publication.entity.ts';
import { findOpenRequest } from './publication.queries.ts';
import { scheduleJobKey } from './enqueue-schedule-job.ts';

/** Why a scheduled unpublishing became pointless: because of an action, or because a scheduled publication failed. */
type ObsoleteReason = 'nothing-to-unpublish' | 'publication-failed';

/** Why a schedule was cancelled. */
export type ScheduleCancelReason = 'cancelled' | 'deleted' | 'unpublished' | ObsoleteReason;

/** Cancels a schedule; its author gets a mail. */
export async function cancelSchedule(
  tx: Transaction,
  schedule: ScheduledPublication,
  reason: ScheduleCancelReason,
): Promise<void> {
  tx.em.assign(schedule, { status: 'cancelled', endedAt: new Date() });
  await cancelJob(tx.em, scheduleJobKey(schedule));
  await tx.audit({ action: 'page.schedule-cancelled', subjectId: schedule.pageId });
  const ending = { id: schedule.id, reason, actorID: tx.viewer?.id ?? null };
  await tx.emit({ name: 'publication.schedule-cancelled', pageID: schedule.pageId, ending });
}

/** Returns the pending schedules of a locked page, soonest first. */
export function findPendingSchedules(tx: Transaction, page: Page): Promise<ScheduledPublication[]> {
  return tx.em.find(
    ScheduledPublication,
    { pageId: page.id, status: 'pending' },
    { orderBy: { at: 'asc', id: 'asc' } },
  );
}

/** Whether visitors see the page, or would see it again if the open request were rejected. */
export async function isLiveOrRestorable(tx: Transaction, page: Page): Promise<boolean> {
  if (page.liveVersionId !== null) return true;
  return ((await findOpenRequest(tx.em, page))?.previousLiveVersionId ?? null) !== null;
}

/** Cancels scheduled unpublishings of a page that will not be on the site by then. */
export async function cancelObsoleteSchedules(tx: Transaction, page: Page, reason: ObsoleteReason): Promise<void> {
  await tx.em.flush();
  if (await isLiveOrRestorable(tx, page)) return;
  for (const schedule of await findPendingSchedules(tx, page)) {
    if (schedule.action === 'publish') return;
    await cancelSchedule(tx, schedule, reason);
  }
}
