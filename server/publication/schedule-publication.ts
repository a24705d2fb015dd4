import { canPublishPage, lockPage, type Page } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { ScheduledPublication } from './publication.entity.ts';
import { schedulePublicationInput } from './publication.input.ts';
import { chooseRelease } from './publish-page.ts';
import { requireReleasable } from './release-version.ts';
import { startPlanJob } from './start-plan-job.ts';

/** The version that will be published, frozen from now on. */
async function fixVersion(tx: Transaction, page: Page): Promise<number> {
  const release = await chooseRelease(tx.em, page);
  await requireReleasable(tx, [release]);
  tx.em.assign(release.version, { frozenAt: release.version.frozenAt ?? new Date() });
  return release.version.id;
}

/** Only what visitors see by then can be taken from them. */
async function requireSeenBy(tx: Transaction, page: Page, at: Date): Promise<void> {
  if (page.liveVersionId !== null) return;
  const published = { pageId: page.id, action: 'publish' as const, status: 'pending' as const, at: { $lt: at } };
  if ((await tx.em.count(ScheduledPublication, published)) === 0) throw InvalidInput.of('V_07', 'page.status');
}

/**
 * Plans publishing the version that would be published now, or taking the page off the site. publish-page; 404 PM_01;
 * V_12 on `schedule.at` unless it lies within the next two years; 409 V_07 on `schedule.action` where the same is
 * planned already, on `page.status` where nothing could be taken off; the publishing checks' errors.
 */
export async function schedulePublication(context: Context, pageID: number, input: unknown): Promise<Page> {
  const viewer = requireViewer(context);
  const { action, at } = parseInput(schedulePublicationInput, input, 'schedule');
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, pageID);
    authorize(tx.viewer, canPublishPage(tx.viewer, page));
    if (action === 'unpublish') await requireSeenBy(tx, page, at);
    const versionId = action === 'publish' ? await fixVersion(tx, page) : null;
    const schedule = tx.em.create(ScheduledPublication, {
      pageId: page.id,
      action,
      versionId,
      at,
      scheduledBy: viewer.id,
    });
    await tx.em.flush();
    await startPlanJob(tx, schedule);
    await tx.audit({ action: `page.${action}-scheduled`, subjectType: 'page', subjectId: page.id });
    await tx.emit({ name: 'publication.scheduled', pageID: page.id });
    return page;
  });
}
