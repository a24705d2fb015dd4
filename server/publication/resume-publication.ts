import { type PublicationState, canPublishPage, contentFileIDs, type Page, PageVersion } from '../pages/index.ts';
import { holdFiles, loadFiles } from '../media/index.ts';
import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';
import { isOnSite } from './end-plan.ts';
import { PublicationRequest, ScheduledPublication } from './publication.entity.ts';
import { startPlanJob } from './start-plan-job.ts';

/** What a deletion takes from a page; `translation` is its place among the translations of another page. */
export type LostPart = 'live' | 'request' | 'planned-publish' | 'planned-unpublish' | 'translation';

/** Why something did not come back. */
export type LossReason = 'not-permitted' | 'time-passed' | 'file-missing' | 'not-on-site' | 'locale-taken';

export type Loss = { part: LostPart; reason: LossReason };

/** What came back with a page that was taken out of the bin, and what did not. */
export type Resumption = { pageID: number; returned: LostPart[]; lost: Loss[] };

/** A page with the state of its publication that it goes back to, and the reason that mails about it give. */
type Return = { page: Page; before: PublicationState; reason: 'restored' | 'undone' };

type Deletion = Return & { plans: readonly ScheduledPublication[]; hasItsFiles: boolean };

/** A version that visitors saw, or would have seen once the open request was rejected. */
const onceLive = (before: PublicationState, request: PublicationRequest | null): number | null =>
  before.liveVersionId ?? request?.previousLiveVersionId ?? null;

async function findRequest(tx: Transaction, { requestId }: PublicationState): Promise<PublicationRequest | null> {
  const status = { $in: ['closed' as const, 'accepted' as const] };
  return requestId === null ? null : tx.em.findOne(PublicationRequest, { id: requestId, status });
}

/** The versions that visitors saw use these files. */
async function findLiveFiles(tx: Transaction, returns: readonly Return[]): Promise<Map<number, number[]>> {
  const files = new Map<number, number[]>();
  for (const { page, before } of returns) {
    const versionID = onceLive(before, await findRequest(tx, before));
    if (versionID === null) continue;
    const version = await tx.em.findOneOrFail(PageVersion, { id: versionID });
    files.set(page.id, contentFileIDs(version, page.type));
  }
  return files;
}

/** Of those files, the ones that exist; locked in one order, so that none is deleted and nobody waits in a circle. */
async function lockFiles(tx: Transaction, used: ReadonlyMap<number, number[]>): Promise<Set<number>> {
  const fileIDs = [...used.values()].flat();
  await holdFiles(tx.em, fileIDs);
  const files = await loadFiles(tx.em, fileIDs);
  return new Set(fileIDs.filter((fileID) => files.get(fileID)?.deletedAt === null));
}

const isOver = ({ at }: ScheduledPublication): boolean => at.getTime() <= Date.now();

/** What is newer than the deletion and stands against visitors seeing the version again; null for nothing. */
function findObstacle(tx: Transaction, { page, plans, hasItsFiles }: Deletion): LossReason | null {
  if (!canPublishPage(tx.viewer, page)) return 'not-permitted';
  if (plans.some((plan) => plan.action === 'unpublish' && isOver(plan))) return 'time-passed';
  return hasItsFiles ? null : 'file-missing';
}

async function bringBackLive(tx: Transaction, { page, before }: Deletion, publicationID: number | null): Promise<void> {
  const { status, liveVersionId, publishedVersionId, publicationId } = before;
  tx.em.assign(page, { status, liveVersionId, publishedVersionId, publicationId });
  await query(tx.em, sql`update publication set ended_at = null where id = ${publicationID}::int`);
  if (liveVersionId === null) return;
  await tx.audit({ action: 'page.published', subjectType: 'page', subjectId: page.id });
  await tx.emit({ name: 'page.published', pageID: page.id });
}

async function reopenRequest(tx: Transaction, { page, reason }: Return, request: PublicationRequest): Promise<void> {
  tx.em.assign(request, {
    status: 'open',
    answeredBy: null,
    answeredAt: null,
    feedback: null,
    awaitsFeedback: false,
  });
  tx.em.assign(page, { status: 'requested', publishedVersionId: null, publicationId: null });
  await tx.em.flush();
  await tx.audit({ action: 'page.publication-reopened', subjectType: 'page', subjectId: page.id });
  const ending = { id: request.id, reason, actorID: tx.viewer?.id ?? null };
  await tx.emit({ name: 'publication.reopened', pageID: page.id, ending });
}

async function restorePlan(tx: Transaction, plan: ScheduledPublication, reason: Return['reason']): Promise<void> {
  tx.em.assign(plan, { status: 'pending', endedAt: null });
  await tx.em.flush();
  await startPlanJob(tx, plan);
  await tx.audit({ action: 'page.schedule-restored', subjectType: 'page', subjectId: plan.pageId });
  const ending = { id: plan.id, reason, actorID: tx.viewer?.id ?? null };
  await tx.emit({ name: 'publication.schedule-restored', pageID: plan.pageId, ending });
}

/** Those whose time has not come, an unpublishing only where there will be something to take off the site. */
async function resumePlans(tx: Transaction, { page, plans, reason }: Deletion, resumption: Resumption): Promise<void> {
  let isSeenByThen = await isOnSite(tx, page);
  for (const plan of plans) {
    const part = `planned-${plan.action}` as const;
    if (isOver(plan)) resumption.lost.push({ part, reason: 'time-passed' });
    else if (plan.action === 'unpublish' && !isSeenByThen) resumption.lost.push({ part, reason: 'not-on-site' });
    else {
      await restorePlan(tx, plan, reason);
      resumption.returned.push(part);
      isSeenByThen ||= plan.action === 'publish';
    }
  }
}

/** What visitors saw; rejecting an open request leads back to it as well. */
async function resumeLive(tx: Transaction, deletion: Deletion, request: PublicationRequest | null): Promise<Loss[]> {
  const { before } = deletion;
  if (onceLive(before, request) === null) return [];
  const reason = findObstacle(tx, deletion);
  if (reason === null) {
    await bringBackLive(tx, deletion, before.publicationId ?? request?.previousPublicationId ?? null);
    return [];
  }
  const previous = { previousLiveVersionId: null, previousPublicationId: null };
  if (request) tx.em.assign(request, { previousStatus: 'unpublished', ...previous });
  return before.liveVersionId === null ? [] : [{ part: 'live', reason }];
}

async function resumeOne(tx: Transaction, deletion: Deletion): Promise<Resumption> {
  const { page, before } = deletion;
  const request = await findRequest(tx, before);
  const lost = await resumeLive(tx, deletion, request);
  const resumption: Resumption = { pageID: page.id, returned: page.liveVersionId === null ? [] : ['live'], lost };
  if (request) {
    await reopenRequest(tx, deletion, request);
    resumption.returned.push('request');
  }
  await resumePlans(tx, deletion, resumption);
  return resumption;
}

/**
 * Gives pages back what visitors saw (publish-page), the open request and the plans of an earlier state, unless something
 * newer stands against it. The pages are locked, and off the site without an open request.
 */
export async function returnToStates(tx: Transaction, returns: readonly Return[]): Promise<Resumption[]> {
  const used = await findLiveFiles(tx, returns);
  const present = await lockFiles(tx, used);
  const resumptions: Resumption[] = [];
  for (const one of returns) {
    const { page, before } = one;
    const found = await tx.em.find(ScheduledPublication, { id: { $in: before.planIds }, status: 'cancelled' });
    const plans = found.toSorted((first, second) => first.at.getTime() - second.at.getTime() || first.id - second.id);
    const hasItsFiles = used.get(page.id)?.every((fileID) => present.has(fileID)) ?? true;
    resumptions.push(await resumeOne(tx, { ...one, plans, hasItsFiles }));
  }
  return resumptions;
}

/**
 * Gives pages that came out of the bin back what their deletion ended; a page that an earlier release deleted gets
 * nothing. The pages are locked; audit rows and events of taking them out are the caller's.
 */
export async function resumePublications(tx: Transaction, pages: readonly Page[]): Promise<Resumption[]> {
  const returns = pages.flatMap((page) =>
    page.beforeDeletion ? [{ page, before: page.beforeDeletion, reason: 'restored' as const }] : [],
  );
  const resumptions = new Map((await returnToStates(tx, returns)).map((one) => [one.pageID, one]));
  for (const page of pages) tx.em.assign(page, { beforeDeletion: null });
  return pages.map(({ id }) => resumptions.get(id) ?? { pageID: id, returned: [], lost: [] });
}
