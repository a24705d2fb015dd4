import { canPublishPage, lockPages, type Page, type PublicationChange } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { cancelSchedule, cancelObsoleteSchedules, findPendingSchedules } from './cancel-schedule.ts';
import { closeRequest } from './publication-request.ts';
import { unpublishInput, unpublishPagesInput } from './publication.input.ts';
import type { PublicationRequest } from './publication.entity.ts';
import { findOpenRequest } from './publication.queries.ts';
import { endPublicationRecord, toPublicationState } from './release-version.ts';

/** Returns the change for undo, or null if an imported page has no publication record. */
function toUnpublishChange(page: Page, request: PublicationRequest | null): PublicationChange | null {
  const publication = page.publicationId ?? request?.previousPublicationId ?? null;
  return publication === null ? null : { action: 'unpublish', publication, before: toPublicationState(page, request) };
}

/** Takes a page off the site and closes an open request. V_07 if the page is not on the site. */
export async function takeOffSite(
  tx: Transaction,
  page: Page,
  reason: 'unpublished' | 'planned-unpublish',
): Promise<void> {
  if (page.liveVersionId === null) throw InvalidInput.of(Errors.invalidState, 'page.status');
  const request = await findOpenRequest(tx.em, page);
  if (request) await closeRequest(tx, request, reason);
  await endPublicationRecord(tx, page);
  const lastPublicationChange = toUnpublishChange(page, request);
  tx.em.assign(page, {
    lastPublicationChange,
    status: 'unpublished',
    liveVersionId: null,
    publishedVersionId: null,
    publicationId: null,
  });
  await tx.audit({ action: 'page.unpublished', subjectId: page.id });
  await tx.emit({ name: 'page.unpublished', pageID: page.id });
}

/** Cancels schedules that became pointless, and scheduled publications if `choice` is 'cancel'. */
async function updateSchedules(tx: Transaction, page: Page, choice: 'keep' | 'cancel'): Promise<void> {
  const schedules = await findPendingSchedules(tx, page);
  if (choice === 'cancel') {
    for (const schedule of schedules) {
      if (schedule.action === 'publish') await cancelSchedule(tx, schedule, 'unpublished');
    }
  }
  await cancelObsoleteSchedules(tx, page, 'nothing-to-unpublish');
  const change = page.lastPublicationChange;
  const planIds = schedules.filter(({ status }) => status === 'cancelled').map(({ id }) => id);
  if (change) tx.em.assign(page, { lastPublicationChange: { ...change, before: { ...change.before, planIds } } });
}

/**
 * Takes pages off the site, all of them or none. publish-page; 404 PM_01; V_12 on `page.pageIDs` unless there are 1
 * to 100, and on `page.plannedPublications`; 409 V_07 on `page.status` if a page is not on the site.
 */
export async function unpublishPages(context: Context, input: unknown): Promise<Page[]> {
  requireViewer(context);
  const { pageIDs, plannedPublications } = parseInput(unpublishPagesInput, input, 'page');
  return inTransaction(context, async (tx) => {
    const pages = await lockPages(tx.em, pageIDs);
    for (const page of pages) authorize(tx.viewer, canPublishPage(tx.viewer, page));
    for (const page of pages) {
      await takeOffSite(tx, page, 'unpublished');
      await updateSchedules(tx, page, plannedPublications);
    }
    return pages;
  });
}

/** Like `unpublishPages`, for one page. */
export async function unpublishPage(context: Context, pageID: number, input: unknown): Promise<Page> {
  const { plannedPublications } = parseInput(unpublishInput, input ?? {}, 'page');
  const [page] = await unpublishPages(context, { pageIDs: [pageID], plannedPublications });
  if (!page) throw new Error('No page was taken off the site');
  return page;
}
