import { canPublishPage, lockPages, type Page } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { endRequest } from './publication-request.ts';
import { pageIDsInput } from './publication.input.ts';
import { findOpenRequest } from './publication.queries.ts';
import { endPublicationRecord } from './release-version.ts';

/** Visitors see the page no more; a request for a newer version is closed. V_07 where they see none of its versions. */
export async function takeOffSite(tx: Transaction, page: Page): Promise<void> {
  if (page.liveVersionId === null) throw InvalidInput.of('V_07', 'page.status');
  const request = await findOpenRequest(tx.em, page);
  if (request) endRequest(tx, request, { status: 'closed' });
  await endPublicationRecord(tx, page);
  tx.em.assign(page, { status: 'unpublished', liveVersionId: null, publishedVersionId: null, publicationId: null });
  await tx.audit({ action: 'page.unpublished', subjectType: 'page', subjectId: page.id });
  await tx.emit({ name: 'page.unpublished', pageID: page.id });
}

/**
 * Takes pages off the site, all of them or none. publish-page; 404 PM_01; V_12 on `page.pageIDs` unless there are 1
 * to 100; 409 V_07 on `page.status` where visitors see none of a page's versions.
 */
export async function unpublishPages(context: Context, input: unknown): Promise<Page[]> {
  requireViewer(context);
  const { pageIDs } = parseInput(pageIDsInput, input, 'page');
  return inTransaction(context, async (tx) => {
    const pages = await lockPages(tx.em, pageIDs);
    for (const page of pages) authorize(tx.viewer, canPublishPage(tx.viewer, page));
    for (const page of pages) await takeOffSite(tx, page);
    return pages;
  });
}

/** As `unpublishPages`, for one page. */
export async function unpublishPage(context: Context, pageID: number): Promise<Page> {
  const [page] = await unpublishPages(context, { pageIDs: [pageID] });
  if (!page) throw new Error('no page was taken off the site');
  return page;
}
