import { loadNewestVersion, loadPage, loadVersion, Page, type PageVersion } from '../pages/index.ts';
import { type Context, requireViewer } from '../shared/context.ts';
import { type ErrorItem, NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import { type PagedList, pagedListInput } from '../shared/list/index.ts';
import { listUntranslatedTexts } from '../translations/index.ts';
import { isEmptyPage } from './content-checks.ts';
import { pageIDsInput } from './publication.input.ts';
import { chooseVersionToPublish } from './publish-page.ts';
import type { PublicationRequest, ScheduledPublication } from './publication.entity.ts';
import {
  countOpenRequests,
  findLastRequest,
  loadAllOpenRequests,
  loadOpenRequestsPage,
  loadPendingSchedulesPage,
  type OpenRequestItem,
} from './publication.queries.ts';
import { findPublishingErrors } from './publishing-checks.ts';
import { findPublishingWarnings, type PublishingWarning, toUntranslatedWarnings } from './publishing-warnings.ts';

const paginationInput = pagedListInput(['id']);

/** Returns a page of the open requests, oldest first. Signed in; V_12 on `list.…`. */
export async function listPublicationRequests(
  context: Context,
  input: unknown,
): Promise<PagedList<PublicationRequest>> {
  requireViewer(context);
  return loadOpenRequestsPage(context.em, parseInput(paginationInput, input, 'list'));
}

/** Returns the number of open requests. Signed in. */
export async function countPublicationRequests(context: Context): Promise<number> {
  requireViewer(context);
  return countOpenRequests(context.em);
}

/** Returns a page of the pending schedules, soonest first. Signed in; V_12 on `list.…`. */
export async function listScheduledPublications(
  context: Context,
  input: unknown,
): Promise<PagedList<ScheduledPublication>> {
  requireViewer(context);
  return loadPendingSchedulesPage(context.em, parseInput(paginationInput, input, 'list'));
}

/** Returns all open requests for the REST API, oldest first. Signed in. */
export async function listAllPublicationRequests(context: Context): Promise<OpenRequestItem[]> {
  requireViewer(context);
  return loadAllOpenRequests(context.em);
}

/** Returns the last request for a version, or null. Signed in; 404 PM_01. */
export async function getLastPublicationRequest(
  context: Context,
  versionID: number,
): Promise<PublicationRequest | null> {
  requireViewer(context);
  await loadVersion(context.em, versionID);
  return findLastRequest(context.em, versionID);
}

/** Errors that block publishing, and warnings. `isEmpty` if visitors would see a page without content. */
export type PublishingCheckResult = { errors: ErrorItem[]; warnings: PublishingWarning[]; isEmpty: boolean };

async function checkVersionForPublishing(
  context: Context,
  page: Page,
  version: PageVersion,
): Promise<PublishingCheckResult> {
  return {
    errors: await findPublishingErrors(context, page, version),
    warnings: [
      ...findPublishingWarnings(context.services, page, version),
      ...toUntranslatedWarnings(await listUntranslatedTexts(context, version)),
    ],
    isEmpty: isEmptyPage(context.services, page, version),
  };
}

/** Runs the publishing checks on a version of a page, or on the newest one for null. Signed in; 404 PM_01. */
export async function checkPageForPublishing(
  context: Context,
  { pageID, pageVersionID }: { pageID: number; pageVersionID: number | null },
): Promise<PublishingCheckResult> {
  requireViewer(context);
  const page = await loadPage(context.em, pageID);
  const version =
    pageVersionID === null
      ? await loadNewestVersion(context.em, page)
      : (await loadVersion(context.em, pageVersionID)).version;
  if (version.pageId !== page.id) throw new NotFound(Errors.pageNotFound);
  return checkVersionForPublishing(context, page, version);
}

/**
 * Runs the publishing checks on the version of each page that `publishPages` would publish. Unknown pages are left out.
 * Signed in; V_12 on `page.pageIDs` unless there are 1 to 100.
 */
export async function checkPagesForPublishing(
  context: Context,
  input: unknown,
): Promise<(PublishingCheckResult & { pageID: number })[]> {
  requireViewer(context);
  const { em } = context;
  const { pageIDs } = parseInput(pageIDsInput, input, 'page');
  const pages = await em.find(Page, { id: { $in: pageIDs }, deletedAt: null }, { orderBy: { id: 'asc' } });
  const results: (PublishingCheckResult & { pageID: number })[] = [];
  for (const page of pages) {
    const { version } = await chooseVersionToPublish(em, page);
    results.push({ pageID: page.id, ...(await checkVersionForPublishing(context, page, version)) });
  }
  return results;
}
