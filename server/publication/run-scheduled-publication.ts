import type { EntityManager } from '@mikro-orm/postgresql';
import { canPublishPage, type Page, PageVersion } from '../pages/index.ts';
import { authorize, type Context, type Services } from '../shared/context.ts';
import { AppError, type ErrorItem } from '../shared/errors/index.ts';
import { completeJob, type Job, JobTakenOver } from '../shared/jobs/job.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { loadUserViewer } from '../users/index.ts';
import { lockSchedule } from './cancel-scheduled-publication.ts';
import { endUselessPlans } from './end-plan.ts';
import { acceptRequest } from './publication-request.ts';
import { ScheduledPublication } from './publication.entity.ts';
import { findOpenRequest } from './publication.queries.ts';
import { releaseVersion, requireReleasable } from './release-version.ts';
import { releaseBehindRequest, takeOffBehindRequest } from './change-behind-request.ts';
import { takeOffSite } from './unpublish-page.ts';

type Parts = { em: EntityManager; services: Services; job: Job };

/** Exactly the version that was fixed; an open request for a newer one stays open, otherwise it is accepted. */
async function publishFixed(tx: Transaction, page: Page, versionID: number): Promise<void> {
  const version = await tx.em.findOneOrFail(PageVersion, { id: versionID });
  await requireReleasable(tx, [{ page, version }]);
  const request = await findOpenRequest(tx.em, page);
  if (request && request.versionId > versionID) return releaseBehindRequest(tx, { page, version }, request);
  if (request) await acceptRequest(tx, request, {});
  await releaseVersion(tx, { page, version, request });
}

async function unpublishAsPlanned(tx: Transaction, page: Page): Promise<void> {
  const request = page.liveVersionId === null ? await findOpenRequest(tx.em, page) : null;
  if (request?.previousLiveVersionId) await takeOffBehindRequest(tx, page, request);
  else await takeOffSite(tx, page, 'planned-unpublish');
}

async function carryOut(tx: Transaction, id: number): Promise<void> {
  const { page, schedule } = await lockSchedule(tx, id);
  if (schedule.status !== 'pending') return;
  if (!schedule.byOperator) authorize(tx.viewer, canPublishPage(tx.viewer, page));
  if (schedule.versionId === null) await unpublishAsPlanned(tx, page);
  else await publishFixed(tx, page, schedule.versionId);
  tx.em.assign(schedule, { status: 'done', endedAt: new Date() });
}

async function fail(tx: Transaction, id: number, failure: readonly ErrorItem[]): Promise<void> {
  const { page, schedule } = await lockSchedule(tx, id);
  if (schedule.status !== 'pending') return;
  tx.em.assign(schedule, { status: 'failed', endedAt: new Date(), failure: [...failure] });
  await tx.audit({ action: 'page.schedule-failed', subjectType: 'page', subjectId: schedule.pageId });
  await tx.emit({ name: 'publication.schedule-failed', scheduleID: id, pageID: schedule.pageId });
  await endUselessPlans(tx, page, 'publication-failed');
}

/** What a rule said, or, where trying again has come to its end, that something went wrong. */
function reasonOf(error: unknown, attemptsLeft: number): readonly ErrorItem[] {
  if (error instanceof AppError) return error.errors;
  if (attemptsLeft > 0) throw error;
  return [{ code: 'G_01', property: '' }];
}

/**
 * The job behind schedulePublication: with the rights that whoever planned it has now, or, where the import command did,
 * without asking for any, and the checks of now. A rule
 * that forbids it ends it as failed, of which a mail tells; anything else throws, so that the job is tried again.
 */
export async function runScheduledPublication({ em, services, job }: Parts, scheduleID: number): Promise<void> {
  const schedule = await em.findOne(ScheduledPublication, { id: scheduleID, status: 'pending' });
  if (!schedule) return;
  const viewer = schedule.scheduledBy === null ? null : await loadUserViewer(em, schedule.scheduledBy);
  const context: Context = { em, services, viewer, requestId: `scheduled-publication-${scheduleID}` };
  try {
    await inTransaction(context, async (tx) => {
      await carryOut(tx, scheduleID);
      await completeJob(tx.em, job);
    });
  } catch (error) {
    if (error instanceof JobTakenOver) throw error;
    const failure = reasonOf(error, job.attemptsLeft);
    await inTransaction(context, async (tx) => {
      await fail(tx, scheduleID, failure);
      await completeJob(tx.em, job);
    });
  }
}
