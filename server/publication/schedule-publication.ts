import { canPublishPage, lockPage, type Page } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { ScheduledPublication } from './publication.entity.ts';
import { schedulePublicationInput } from './publication.input.ts';
import { chooseVersionToPublish } from './publish-page.ts';
import { requireReleasable } from './release-version.ts';
import { enqueueScheduleJob } from './enqueue-schedule-job.ts';

/** Freezes the version that will be published, and returns its id. */
async function freezeVersion(tx: Transaction, page: Page): Promise<number> {
  const release = await chooseVersionToPublish(tx.em, page);
  await requireReleasable(tx, [release]);
  tx.em.assign(release.version, { frozenAt: release.version.frozenAt ?? new Date() });
  return release.version.id;
}

/** Throws V_07 unless the page will be on the site at that time. */
async function requireLiveBy(tx: Transaction, page: Page, at: Date): Promise<void> {
  if (page.liveVersionId !== null) return;
  const published = { pageId: page.id, action: 'publish' as const, status: 'pending' as const, at: { $lt: at } };
  if ((await tx.em.count(ScheduledPublication, published)) === 0)
    throw InvalidInput.of(Errors.invalidState, 'page.status');
}

/**
 * Schedules publishing the version that would be published now, or unpublishing the page. publish-page; 404 PM_01;
 * V_12 on `schedule.at` unless it is within the next two years; 409 V_07 on `schedule.action` if the same action is
 * already scheduled, on `page.status` if the page will not be on the site by then; throws PublishingRefused.
 */
export async function schedulePublication(context: Context, pageID: number, input: unknown): Promise<Page> {
  const viewer = requireViewer(context);
  const { action, at } = parseInput(schedulePublicationInput, input, 'schedule');
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, pageID);
    authorize(tx.viewer, canPublishPage(tx.viewer, page));
    if (action === 'unpublish') await requireLiveBy(tx, page, at);
    const versionId = action === 'publish' ? await freezeVersion(tx, page) : null;
    const schedule = tx.em.create(ScheduledPublication, {
      pageId: page.id,
      action,
      versionId,
      at,
      scheduledBy: viewer.id,
    });
    await tx.em.flush();
    await enqueueScheduleJob(tx, schedule);
    await tx.audit({ action: `page.${action}-scheduled`, subjectId: page.id });
    await tx.emit({ name: 'publication.scheduled', pageID: page.id });
    return page;
  });
}
