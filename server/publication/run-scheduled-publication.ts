import type { EntityManager } from '@mikro-orm/postgresql';
import { canPublishPage, type Page, PageVersion } from '../pages/index.ts';
import { authorize, type Context, type Services } from '../shared/context.ts';
import { AppError, type ErrorItem, Errors } from '../shared/errors/index.ts';
import { completeJob, type Job, JobTakenOver } from '../shared/jobs/job.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { loadViewerOfUser } from '../users/index.ts';
import { lockSchedule } from './cancel-scheduled-publication.ts';
import { cancelObsoleteSchedules } from './cancel-schedule.ts';
import { acceptRequest } from './publication-request.ts';
import { ScheduledPublication } from './publication.entity.ts';
import { findOpenRequest } from './publication.queries.ts';
import { releaseVersion, requireReleasable } from './release-version.ts';
import { releaseDuringRequest, takeOffSiteDuringRequest } from './change-during-request.ts';
import { takeOffSite } from './unpublish-page.ts';

type JobContext = { em: EntityManager; services: Services; job: Job };

/** Publishes exactly the scheduled version. An open request for a newer version stays open; another one is accepted. */
async function publishScheduledVersion(tx: Transaction, page: Page, versionID: number): Promise<void> {
  const version = await tx.em.findOneOrFail(PageVersion, { id: versionID });
  await requireReleasable(tx, [{ page, version }]);
  const request = await findOpenRequest(tx.em, page);
  if (request && request.versionId > versionID) return releaseDuringRequest(tx, { page, version }, request);
  if (request) await acceptRequest(tx, request, {});
  await releaseVersion(tx, { page, version, request });
}

async function unpublishAsScheduled(tx: Transaction, page: Page): Promise<void> {
  const request = page.liveVersionId === null ? await findOpenRequest(tx.em, page) : null;
  if (request?.previousLiveVersionId) await takeOffSiteDuringRequest(tx, page, request);
  else await takeOffSite(tx, page, 'planned-unpublish');
}

async function runSchedule(tx: Transaction, id: number): Promise<void> {
  const { page, schedule } = await lockSchedule(tx, id);
  if (schedule.status !== 'pending') return;
  if (!schedule.byOperator) authorize(tx.viewer, canPublishPage(tx.viewer, page));
  if (schedule.versionId === null) await unpublishAsScheduled(tx, page);
  else await publishScheduledVersion(tx, page, schedule.versionId);
  tx.em.assign(schedule, { status: 'done', endedAt: new Date() });
}

async function markScheduleFailed(tx: Transaction, id: number, failure: readonly ErrorItem[]): Promise<void> {
  const { page, schedule } = await lockSchedule(tx, id);
  if (schedule.status !== 'pending') return;
  tx.em.assign(schedule, { status: 'failed', endedAt: new Date(), failure: [...failure] });
  await tx.audit({ action: 'page.schedule-failed', subjectId: schedule.pageId });
  await tx.emit({ name: 'publication.schedule-failed', scheduleID: id, pageID: schedule.pageId });
  await cancelObsoleteSchedules(tx, page, 'publication-failed');
}

/** Returns the errors of a rule, or G_01 after the last attempt; otherwise rethrows, so that the job is retried. */
function toFailure(error: unknown, attemptsLeft: number): readonly ErrorItem[] {
  if (error instanceof AppError) return error.errors;
  if (attemptsLeft > 0) throw error;
  return [{ code: Errors.general, property: '' }];
}

/**
 * Job: runs a schedule with the current permissions of its author (none are checked if the import command created it)
 * and the current publishing checks. If a rule forbids it, marks it as failed and mails the author. Throws on any other
 * error, so that the job is retried.
 */
export async function runScheduledPublication({ em, services, job }: JobContext, scheduleID: number): Promise<void> {
  const schedule = await em.findOne(ScheduledPublication, { id: scheduleID, status: 'pending' });
  if (!schedule) return;
  const viewer = schedule.scheduledBy === null ? null : await loadViewerOfUser(em, schedule.scheduledBy);
  const context: Context = { em, services, viewer, requestId: `scheduled-publication-${scheduleID}` };
  try {
    await inTransaction(context, async (tx) => {
      await runSchedule(tx, scheduleID);
      await completeJob(tx.em, job);
    });
  } catch (error) {
    if (error instanceof JobTakenOver) throw error;
    const failure = toFailure(error, job.attemptsLeft);
    await inTransaction(context, async (tx) => {
      await markScheduleFailed(tx, scheduleID, failure);
      await completeJob(tx.em, job);
    });
  }
}
