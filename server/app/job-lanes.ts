import type { MikroORM } from '@mikro-orm/postgresql';
import type { TaskList } from 'graphile-worker';
import { sendTokensEndedMail, sweepApiTokens } from '../api-tokens/index.ts';
import { sweepAuditLog } from '../audit/index.ts';
import { sendForgottenPasswordMail } from '../auth/index.ts';
import { sweepPageBin, sweepMedia } from '../bin/index.ts';
import { runBundleTask, sweepBundles } from '../bundles/index.ts';
import { sweepPreviews } from '../previews/index.ts';
import {
  type PublicationEnding,
  runScheduledPublication,
  sendScheduleCancelledMail,
  sendRequestClosedMail,
  sendLateDecisionMail,
  sendRequestReopenedMail,
  sendScheduleRestoredMail,
  sendReviewRequestMail,
  sendScheduleFailedMail,
  notifyRequester,
  notifyReviewers,
} from '../publication/index.ts';
import { sweepSubmissions } from '../questionnaire/index.ts';
import {
  emptyIndex,
  reindexPages,
  indexPage,
  reindexPagesWithTag,
  rebuildIndex,
  sweepMissedTerms,
  maintainIndex,
} from '../search/index.ts';
import { deleteExpiredSessions } from '../sessions/index.ts';
import type { Services } from '../shared/context.ts';
import type { Job } from '../shared/jobs/job.ts';
import {
  sendActivationMail,
  sendEmailChangeNotice,
  sendEmailConfirmationMail,
  sweepAccountTokens,
  sweepUserImages,
} from '../users/index.ts';
import { toWorkerTask, type JobHandler } from './to-worker-task.ts';

type JobTaskOptions = { orm: MikroORM; services: Services };
type JobHandlers = Readonly<Record<string, JobHandler>>;

/** Jobs with their own workers, so that a hanging job delays no job of another lane. */
export type JobLane = { name: 'publications' | 'mail' | 'others'; concurrency: number; taskList: TaskList };

/** Payloads of jobs, as events and use cases store them. */
type UserPayload = { userID: number };
type TokensPayload = UserPayload & { tokenIDs: number[] };
type RequestPayload = { requestID: number };
type SchedulePayload = { scheduleID: number };
type PublicationEndingPayload = { ending: PublicationEnding };
type PagePayload = { pageID: number };
type PagesPayload = { pageIDs: number[] };
type TagPayload = { tagID: number };
type BundlePayload = { taskID: number };
type EmailPayload = { email: string };

/** Jobs that send a mail; failed ones are retried. */
function createMailHandlers({ orm, services }: JobTaskOptions): JobHandlers {
  const jobContext = (job: Job) => ({ em: orm.em.fork(), services, job });
  return {
    'send-activation': (payload, job) => sendActivationMail(jobContext(job), (payload as UserPayload).userID),
    'send-email-change': (payload, job) => sendEmailChangeNotice(jobContext(job), (payload as UserPayload).userID),
    'send-email-confirmation': (payload, job) =>
      sendEmailConfirmationMail(jobContext(job), (payload as UserPayload).userID),
    'send-forgotten-password': (payload, job) => sendForgottenPasswordMail(jobContext(job), payload as EmailPayload),
    'send-review-request': (payload, job) =>
      sendReviewRequestMail(jobContext(job), payload as RequestPayload & UserPayload),
    'tell-requester': (payload, job) => notifyRequester(jobContext(job), payload as RequestPayload),
    'send-late-answer': (payload, job) => sendLateDecisionMail(jobContext(job), payload as RequestPayload),
    'send-schedule-failure': (payload, job) => sendScheduleFailedMail(jobContext(job), payload as SchedulePayload),
    'send-closed-request': (payload, job) =>
      sendRequestClosedMail(jobContext(job), payload as PublicationEndingPayload),
    'send-reopened-request': (payload, job) =>
      sendRequestReopenedMail(jobContext(job), payload as PublicationEndingPayload),
    'send-cancelled-plan': (payload, job) =>
      sendScheduleCancelledMail(jobContext(job), payload as PublicationEndingPayload),
    'send-restored-plan': (payload, job) =>
      sendScheduleRestoredMail(jobContext(job), payload as PublicationEndingPayload),
    'send-tokens-ended': (payload, job) => sendTokensEndedMail(jobContext(job), payload as TokensPayload),
  };
}

/** Jobs that keep the search index up to date. */
function createSearchHandlers({ orm, services }: JobTaskOptions): JobHandlers {
  const searchContext = () => ({ em: orm.em.fork(), services });
  return {
    'index-tag': (payload) => reindexPagesWithTag(searchContext(), (payload as TagPayload).tagID),
    'index-page': (payload) => indexPage(searchContext(), (payload as PagePayload).pageID),
    'index-pages': (payload) => reindexPages(searchContext(), (payload as PagesPayload).pageIDs),
    'index-all-pages': (_payload, job) => rebuildIndex(searchContext(), job),
    'remove-all-pages': (_payload, job) => emptyIndex(searchContext(), job),
    'tend-search-index': () => maintainIndex(searchContext()),
    'sweep-missed-terms': () => sweepMissedTerms(orm.em.fork()),
  };
}

function createOtherHandlers({ orm, services }: JobTaskOptions): JobHandlers {
  const jobContext = (job: Job) => ({ em: orm.em.fork(), services, job });
  return {
    ...createSearchHandlers({ orm, services }),
    'tell-reviewers': (payload, job) => notifyReviewers(jobContext(job), payload as RequestPayload),
    'run-bundle-task': (payload, job) => runBundleTask(jobContext(job), (payload as BundlePayload).taskID),
    'sweep-bundles': () => sweepBundles(orm.em.fork(), services.storage),
    'end-old-sessions': () => deleteExpiredSessions(orm.em.fork()),
    'sweep-account-tokens': () => sweepAccountTokens(orm.em.fork()),
    'sweep-api-tokens': () => sweepApiTokens(orm.em.fork()),
    'sweep-pages': () => sweepPageBin(orm.em.fork()),
    'sweep-check-submissions': () => sweepSubmissions(orm.em.fork()),
    'sweep-previews': () => sweepPreviews(orm.em.fork()),
    'sweep-user-images': () => sweepUserImages(orm.em.fork(), services.storage),
    'sweep-media': () => sweepMedia({ em: orm.em.fork(), services }),
    'sweep-audit-log': () => sweepAuditLog({ em: orm.em.fork(), services }),
  };
}

/** Creates the jobs by lane. Each job changes the database exactly once, even if it runs several times. */
export function createJobLanes({ orm, services }: JobTaskOptions): JobLane[] {
  const toLane = (lane: Omit<JobLane, 'taskList'>, handlers: JobHandlers): JobLane => {
    const jobNames = Object.keys(handlers);
    const tasks = Object.entries(handlers).map(([name, handler]) => {
      const isRecurring = recurringJobs.has(name);
      return [name, toWorkerTask(orm.em, { name, handler, laneJobNames: jobNames, isRecurring })] as const;
    });
    return { ...lane, taskList: Object.fromEntries(tasks) };
  };
  const publicationHandlers: JobHandlers = {
    'run-scheduled-publication': (payload, job) =>
      runScheduledPublication({ em: orm.em.fork(), services, job }, (payload as SchedulePayload).scheduleID),
  };
  return [
    toLane({ name: 'publications', concurrency: 2 }, publicationHandlers),
    toLane({ name: 'mail', concurrency: 4 }, createMailHandlers({ orm, services })),
    toLane({ name: 'others', concurrency: 2 }, createOtherHandlers({ orm, services })),
  ];
}

/** All jobs by name. */
export const createJobTasks = (options: JobTaskOptions): TaskList =>
  Object.assign({}, ...createJobLanes(options).map(({ taskList }) => taskList)) as TaskList;

/** Schedule of the recurring jobs, in UTC. */
export const crontab = [
  '11 * * * * end-old-sessions',
  '21 2 * * * sweep-account-tokens',
  '26 2 * * * sweep-api-tokens',
  '31 2 * * * sweep-pages',
  '36 2 * * * sweep-previews',
  '41 2 * * * sweep-media',
  '46 2 * * * sweep-user-images',
  '16 * * * * sweep-bundles',
  '51 2 * * * sweep-missed-terms',
  '56 2 * * * sweep-audit-log',
  // Every hour, in case the run at midnight was missed.
  '0 * * * * sweep-check-submissions',
  // This job reschedules itself; the schedule restarts it after a process died while running it.
  '* * * * * tend-search-index ?jobKey=tend-search-index&jobKeyMode=replace',
].join('\n');

/** Jobs that run again by themselves: on schedule, or because the index still needs them. */
const recurringJobs: ReadonlySet<string> = new Set([
  ...crontab.split('\n').map((line) => line.split(' ')[5] ?? ''),
  'index-all-pages',
  'remove-all-pages',
]);
