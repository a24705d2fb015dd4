import { loadNewestVersion, loadPage, loadVersion, Page, type PageVersion } from '../pages/index.ts';
import { type Context, requireViewer } from '../shared/context.ts';
import { type ErrorItem, NotFound, parseInput } from '../shared/errors/index.ts';
import { type PagedList, pagedListInput } from '../shared/list/index.ts';
import { listUntranslatedTexts } from '../translations/index.ts';
import { isEmptyPage } from './content-checks.ts';
import { pageIDsInput } from './publication.input.ts';
import { chooseRelease } from './publish-page.ts';
import type { PublicationRequest, ScheduledPublication } from './publication.entity.ts';
import {
  countOpenRequests,
  findLastRequest,
  listOpenRequests,
  loadOpenRequests,
  loadPendingSchedules,
  type OpenRequest,
} from './publication.queries.ts';
import { findPublishingErrors } from './publishing-checks.ts';
import { findPublishingWarnings, type PublishingWarning, warnOfUntranslated } from './publishing-warnings.ts';

const windowInput = pagedListInput(['id']);

/** Open requests, oldest first. Signed in; V_12 on `list.…`. */
export async function listRequests(context: Context, input: unknown): Promise<PagedList<PublicationRequest>> {
  requireViewer(context);
  return loadOpenRequests(context.em, parseInput(windowInput, input, 'list'));
}

/** How many requests are open. Signed in. */
export async function countRequests(context: Context): Promise<number> {
  requireViewer(context);
  return countOpenRequests(context.em);
}

/** What is planned and not yet done, soonest first. Signed in; V_12 on `list.…`. */
export async function listSchedules(context: Context, input: unknown): Promise<PagedList<ScheduledPublication>> {
  requireViewer(context);
  return loadPendingSchedules(context.em, parseInput(windowInput, input, 'list'));
}

/** Every open request, oldest first, as the REST layer tells them. Signed in. */
export async function fetchRequests(context: Context): Promise<OpenRequest[]> {
  requireViewer(context);
  return listOpenRequests(context.em);
}

/** The last request for a version, null where there was none. Signed in; 404 PM_01. */
export async function getRequest(context: Context, versionID: number): Promise<PublicationRequest | null> {
  requireViewer(context);
  await loadVersion(context.em, versionID);
  return findLastRequest(context.em, versionID);
}

/** What stands in the way of a publication, and advice; `isEmpty` where visitors would see a page without content. */
export type CheckResult = { errors: ErrorItem[]; warnings: PublishingWarning[]; isEmpty: boolean };

async function checkVersion(context: Context, page: Page, version: PageVersion): Promise<CheckResult> {
  return {
    errors: await findPublishingErrors(context, page, version),
    warnings: [
      ...findPublishingWarnings(context.services, page, version),
      ...warnOfUntranslated(await listUntranslatedTexts(context, version)),
    ],
    isEmpty: isEmptyPage(context.services, page, version),
  };
}

/** What would be said if a version of the page, the newest one for null, were published now. Signed in; 404 PM_01. */
export async function checkPage(
  context: Context,
  { pageID, pageVersionID }: { pageID: number; pageVersionID: number | null },
): Promise<CheckResult> {
  requireViewer(context);
  const page = await loadPage(context.em, pageID);
  const version =
    pageVersionID === null
      ? await loadNewestVersion(context.em, page)
      : (await loadVersion(context.em, pageVersionID)).version;
  if (version.pageId !== page.id) throw new NotFound('PM_01');
  return checkVersion(context, page, version);
}

/**
 * What would be said if the pages were published now, each with the version that `publishPages` would publish; pages that
 * do not exist are left out. Signed in; V_12 on `page.pageIDs` unless there are 1 to 100.
 */
export async function checkPages(context: Context, input: unknown): Promise<(CheckResult & { pageID: number })[]> {
  requireViewer(context);
  const { em } = context;
  const { pageIDs } = parseInput(pageIDsInput, input, 'page');
  const pages = await em.find(Page, { id: { $in: pageIDs }, deletedAt: null }, { orderBy: { id: 'asc' } });
  const results: (CheckResult & { pageID: number })[] = [];
  for (const page of pages) {
    const { version } = await chooseRelease(em, page);
    results.push({ pageID: page.id, ...(await checkVersion(context, page, version)) });
  }
  return results;
}
