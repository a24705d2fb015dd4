import { loadNewestVersion, loadPage, loadVersion } from '../pages/index.ts';
import { type Context, requireViewer } from '../shared/context.ts';
import { type ErrorItem, NotFound, parseInput } from '../shared/errors/index.ts';
import { type PagedList, pagedListInput } from '../shared/list/index.ts';
import { listUntranslatedTexts } from '../translations/index.ts';
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

/** What would be said if a version of the page, the newest one for null, were published now. Signed in; 404 PM_01. */
export async function checkPage(
  context: Context,
  { pageID, pageVersionID }: { pageID: number; pageVersionID: number | null },
): Promise<{ errors: ErrorItem[]; warnings: PublishingWarning[] }> {
  requireViewer(context);
  const page = await loadPage(context.em, pageID);
  const version =
    pageVersionID === null
      ? await loadNewestVersion(context.em, page)
      : (await loadVersion(context.em, pageVersionID)).version;
  if (version.pageId !== page.id) throw new NotFound('PM_01');
  return {
    errors: await findPublishingErrors(context, page, version),
    warnings: [
      ...findPublishingWarnings(context.services, page, version),
      ...warnOfUntranslated(await listUntranslatedTexts(context, version)),
    ],
  };
}
