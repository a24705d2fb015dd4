import type { EntityManager } from '@mikro-orm/postgresql';
import { canPublishPage, loadNewestVersion, lockPages, type Page, PageVersion } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { acceptRequest } from './publication-request.ts';
import { pageIDsInput } from './publication.input.ts';
import type { PublicationRequest } from './publication.entity.ts';
import { findOpenRequest } from './publication.queries.ts';
import { type Release, releaseVersion, requireReleasable } from './release-version.ts';

/**
 * Returns the version that publishing would release now: the requested version if there is an open request, otherwise
 * the newest.
 */
export async function chooseVersionToPublish(
  em: EntityManager,
  page: Page,
): Promise<Release & { request: PublicationRequest | null }> {
  const request = page.status === 'requested' ? await findOpenRequest(em, page) : null;
  const version = request
    ? await em.findOneOrFail(PageVersion, { id: request.versionId })
    : await loadNewestVersion(em, page);
  return { page, version, request };
}

/**
 * Publishes the newest version of each page. If a page has an open request, publishes the requested version and accepts
 * the request. All pages or none. publish-page; 404 PM_01; V_12 on `page.pageIDs` unless there are 1 to 100; throws
 * PublishingRefused.
 */
export async function publishPages(context: Context, input: unknown): Promise<Page[]> {
  requireViewer(context);
  const { pageIDs } = parseInput(pageIDsInput, input, 'page');
  return inTransaction(context, async (tx) => {
    const pages = await lockPages(tx.em, pageIDs);
    for (const page of pages) authorize(tx.viewer, canPublishPage(tx.viewer, page));
    const releases = [];
    for (const page of pages) releases.push(await chooseVersionToPublish(tx.em, page));
    await requireReleasable(tx, releases);
    for (const release of releases) {
      if (release.request) await acceptRequest(tx, release.request, { awaitsFeedback: true });
      await releaseVersion(tx, release);
    }
    return pages;
  });
}

/** Like `publishPages`, for one page. */
export async function publishPage(context: Context, pageID: number): Promise<Page> {
  const [page] = await publishPages(context, { pageIDs: [pageID] });
  if (!page) throw new Error('No page was published');
  return page;
}
