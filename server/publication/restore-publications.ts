import { type PublicationState, canPublishPage, type Page, PageVersion } from '../pages/index.ts';
import { collectFileIDs } from '../content/index.ts';
import { lockFiles, loadFiles } from '../media/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { isLiveOrRestorable } from './cancel-schedule.ts';
import { Publication, PublicationRequest, ScheduledPublication } from './publication.entity.ts';
import { enqueueScheduleJob } from './enqueue-schedule-job.ts';

/** What a page can lose by its deletion; `translation` is its membership in the sibling group. */
export type DeletedPart = 'live' | 'request' | 'planned-publish' | 'planned-unpublish' | 'translation';

/** Why a part was not restored. */
export type LossReason = 'not-permitted' | 'time-passed' | 'file-missing' | 'not-on-site' | 'locale-taken';

/** A part that was not restored, and why. */
export type RestoreLoss = { part: DeletedPart; reason: LossReason };

/** What was restored with a page from the bin, and what was lost. */
export type PublicationRestoration = { pageID: number; returned: DeletedPart[]; lost: RestoreLoss[] };

/** A page, the publication state to restore, and the reason for the mails about it. */
type StateRestoration = { page: Page; before: PublicationState; reason: 'restored' | 'undone' };

type PublicationRestoreContext = StateRestoration & {
  schedules: readonly ScheduledPublication[];
  hasAllFiles: boolean;
};

/** Returns the id of the version that was live, or would have been after rejecting the open request; otherwise null. */
const findPreviousLiveVersionID = (before: PublicationState, request: PublicationRequest | null): number | null =>
  before.liveVersionId ?? request?.previousLiveVersionId ?? null;

async function findEndedRequest(tx: Transaction, { requestId }: PublicationState): Promise<PublicationRequest | null> {
  const status = { $in: ['closed' as const, 'accepted' as const] };
  return requestId === null ? null : tx.em.findOne(PublicationRequest, { id: requestId, status });
}

/** Returns the file ids of the previous live versions, by page id. */
async function findPreviousLiveFiles(
  tx: Transaction,
  restorations: readonly StateRestoration[],
): Promise<Map<number, number[]>> {
  const files = new Map<number, number[]>();
  for (const { page, before } of restorations) {
    const versionID = findPreviousLiveVersionID(before, await findEndedRequest(tx, before));
    if (versionID === null) continue;
    const version = await tx.em.findOneOrFail(PageVersion, { id: versionID });
    files.set(page.id, collectFileIDs(version, page.type));
  }
  return files;
}

/**
 * Locks the files against deletion, in a fixed order to avoid deadlocks, and returns the ids of those that still exist.
 */
async function lockExistingFiles(tx: Transaction, fileIDsByPage: ReadonlyMap<number, number[]>): Promise<Set<number>> {
  const fileIDs = [...fileIDsByPage.values()].flat();
  await lockFiles(tx.em, fileIDs);
  const files = await loadFiles(tx.em, fileIDs);
  return new Set(fileIDs.filter((fileID) => files.get(fileID)?.deletedAt === null));
}

const isPast = ({ at }: ScheduledPublication): boolean => at.getTime() <= Date.now();

/** Returns why the previous live version cannot be restored, or null. */
function findLossReason(
  tx: Transaction,
  { page, schedules, hasAllFiles }: PublicationRestoreContext,
): LossReason | null {
  if (!canPublishPage(tx.viewer, page)) return 'not-permitted';
  if (schedules.some((schedule) => schedule.action === 'unpublish' && isPast(schedule))) return 'time-passed';
  return hasAllFiles ? null : 'file-missing';
}

async function restoreLiveVersion(
  tx: Transaction,
  { page, before }: PublicationRestoreContext,
  publicationID: number | null,
): Promise<void> {
  const { status, liveVersionId, publishedVersionId, publicationId } = before;
  tx.em.assign(page, { status, liveVersionId, publishedVersionId, publicationId });
  await tx.em.nativeUpdate(Publication, { id: publicationID }, { endedAt: null });
  if (liveVersionId === null) return;
  await tx.audit({ action: 'page.published', subjectId: page.id });
  await tx.emit({ name: 'page.published', pageID: page.id });
}

async function reopenRequest(
  tx: Transaction,
  { page, reason }: StateRestoration,
  request: PublicationRequest,
): Promise<void> {
  tx.em.assign(request, {
    status: 'open',
    answeredBy: null,
    answeredAt: null,
    feedback: null,
    awaitsFeedback: false,
  });
  tx.em.assign(page, { status: 'requested', publishedVersionId: null, publicationId: null });
  await tx.em.flush();
  await tx.audit({ action: 'page.publication-reopened', subjectId: page.id });
  const ending = { id: request.id, reason, actorID: tx.viewer?.id ?? null };
  await tx.emit({ name: 'publication.reopened', pageID: page.id, ending });
}

async function restoreSchedule(
  tx: Transaction,
  schedule: ScheduledPublication,
  reason: StateRestoration['reason'],
): Promise<void> {
  tx.em.assign(schedule, { status: 'pending', endedAt: null });
  await tx.em.flush();
  await enqueueScheduleJob(tx, schedule);
  await tx.audit({ action: 'page.schedule-restored', subjectId: schedule.pageId });
  const ending = { id: schedule.id, reason, actorID: tx.viewer?.id ?? null };
  await tx.emit({ name: 'publication.schedule-restored', pageID: schedule.pageId, ending });
}

/** Restores schedules whose time has not passed; an unpublishing only if the page will be on the site by then. */
async function restoreSchedules(
  tx: Transaction,
  { page, schedules, reason }: PublicationRestoreContext,
  restoration: PublicationRestoration,
): Promise<void> {
  let isLiveByThen = await isLiveOrRestorable(tx, page);
  for (const schedule of schedules) {
    const part = `planned-${schedule.action}` as const;
    if (isPast(schedule)) restoration.lost.push({ part, reason: 'time-passed' });
    else if (schedule.action === 'unpublish' && !isLiveByThen) restoration.lost.push({ part, reason: 'not-on-site' });
    else {
      await restoreSchedule(tx, schedule, reason);
      restoration.returned.push(part);
      isLiveByThen ||= schedule.action === 'publish';
    }
  }
}

/** Restores what visitors saw, which rejecting a reopened request also returns to. Returns what was lost. */
async function restoreLiveState(
  tx: Transaction,
  restoreContext: PublicationRestoreContext,
  request: PublicationRequest | null,
): Promise<RestoreLoss[]> {
  const { before } = restoreContext;
  if (findPreviousLiveVersionID(before, request) === null) return [];
  const reason = findLossReason(tx, restoreContext);
  if (reason === null) {
    await restoreLiveVersion(tx, restoreContext, before.publicationId ?? request?.previousPublicationId ?? null);
    return [];
  }
  const previous = { previousLiveVersionId: null, previousPublicationId: null };
  if (request) tx.em.assign(request, { previousStatus: 'unpublished', ...previous });
  return before.liveVersionId === null ? [] : [{ part: 'live', reason }];
}

async function restorePublication(
  tx: Transaction,
  restoreContext: PublicationRestoreContext,
): Promise<PublicationRestoration> {
  const { page, before } = restoreContext;
  const request = await findEndedRequest(tx, before);
  const lost = await restoreLiveState(tx, restoreContext, request);
  const restoration: PublicationRestoration = {
    pageID: page.id,
    returned: page.liveVersionId === null ? [] : ['live'],
    lost,
  };
  if (request) {
    await reopenRequest(tx, restoreContext, request);
    restoration.returned.push('request');
  }
  await restoreSchedules(tx, restoreContext, restoration);
  return restoration;
}

/**
 * Restores an earlier state of pages where possible: what visitors saw (publish-page), the open request and the
 * schedules. The pages are locked, off the site, and have no open request.
 */
export async function restorePublicationStates(
  tx: Transaction,
  restorations: readonly StateRestoration[],
): Promise<PublicationRestoration[]> {
  const fileIDsByPage = await findPreviousLiveFiles(tx, restorations);
  const existingFileIDs = await lockExistingFiles(tx, fileIDsByPage);
  const results: PublicationRestoration[] = [];
  for (const restoration of restorations) {
    const { page, before } = restoration;
    const cancelledSchedules = await tx.em.find(ScheduledPublication, {
      id: { $in: before.planIds },
      status: 'cancelled',
    });
    const schedules = cancelledSchedules.toSorted(
      (first, second) => first.at.getTime() - second.at.getTime() || first.id - second.id,
    );
    const hasAllFiles = fileIDsByPage.get(page.id)?.every((fileID) => existingFileIDs.has(fileID)) ?? true;
    results.push(await restorePublication(tx, { ...restoration, schedules, hasAllFiles }));
  }
  return results;
}

/**
 * Restores what the deletion of pages ended. Pages that were deleted by an earlier release of the product have nothing
 * to restore. The pages are locked; the caller writes audit rows and events of restoring the pages.
 */
export async function restorePublications(tx: Transaction, pages: readonly Page[]): Promise<PublicationRestoration[]> {
  const restorations = pages.flatMap((page) =>
    page.beforeDeletion ? [{ page, before: page.beforeDeletion, reason: 'restored' as const }] : [],
  );
  const restorationByPage = new Map((await restorePublicationStates(tx, restorations)).map((one) => [one.pageID, one]));
  for (const page of pages) tx.em.assign(page, { beforeDeletion: null });
  return pages.map(({ id }) => restorationByPage.get(id) ?? { pageID: id, returned: [], lost: [] });
}
