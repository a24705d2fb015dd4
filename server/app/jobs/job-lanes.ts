import type { MikroORM } from '@mikro-orm/postgresql';
import type { TaskList } from 'graphile-worker';
import { sendTokensEndedMail, sweepApiTokens } from '../../api-tokens/index.ts';
import { sweepAuditLog } from '../../audit/index.ts';
import { sendForgottenPasswordMail } from '../../auth/index.ts';
import { sweepPageBin, sweepMedia } from '../../bin/index.ts';
import { runBundleTask, sweepBundles } from '../../bundles/index.ts';
import { sweepPreviews } from '../../previews/index.ts';
import {
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
} from '../../publication/index.ts';
import { sweepSubmissions } from '../../questionnaire/index.ts';
import {
  emptyIndex,
  reindexPages,
  indexPage,
  reindexPagesWithTag,
  rebuildIndex,
  sweepMissedTerms,
  maintainIndex,
} from '../../search/index.ts';
import { deleteExpiredSessions } from '../../sessions/index.ts';
import type { Services } from '../../shared/context.ts';
import type { JobName, JobPayloads, NoPayload } from '../../shared/jobs/job-payloads.ts';
import type { Job } from '../../shared/jobs/job.ts';
import {
  sendActivationMail,
  sendEmailChangeNotice,
  sendEmailConfirmationMail,
  sweepAccountTokens,
  sweepUserImages,
} from '../../users/index.ts';
import { toWorkerTask, type JobHandler } from './to-worker-task.ts';

type JobTaskOptions = { orm: MikroORM; services: Services };
type RecurringJobName = keyof typeof recurringTimes;

/** The handler of every job. Payloads are stored by the enqueueing of the same job, which has the same types. */
type JobHandlers = {
  [Name in JobName | RecurringJobName]: (
    payload: Name extends JobName ? JobPayloads[Name] : NoPayload,
    job: Job,
  ) => Promise<void>;
};

/** Jobs with their own workers, so that a hanging job delays no job of another lane. */
export type JobLane = { name: 'publications' | 'mail' | 'others'; concurrency: number; taskList: TaskList };

/** Schedule of the recurring jobs, in UTC. */
const recurringTimes = {
  'end-old-sessions': '11 * * * *',
  'sweep-account-tokens': '21 2 * * *',
  'sweep-api-tokens': '26 2 * * *',
  'sweep-pages': '31 2 * * *',
  'sweep-previews': '36 2 * * *',
  'sweep-media': '41 2 * * *',
  'sweep-user-images': '46 2 * * *',
  'sweep-bundles': '16 * * * *',
  'sweep-missed-terms': '51 2 * * *',
  'sweep-audit-log': '56 2 * * *',
  // Every hour, in case the run at midnight was missed.
  'sweep-check-submissions': '0 * * * *',
} as const;

/** The worker's schedule. */
export const crontab = [
  ...Object.entries(recurringTimes).map(([name, times]) => `${times} ${name}`),
  // This job reschedules itself; the schedule restarts it after a process died while running it.
  '* * * * * tend-search-index ?jobKey=tend-search-index&jobKeyMode=replace',
].join('\n');

/** Jobs that run again by themselves: on schedule, or because the index still needs them. */
const recurringJobs: ReadonlySet<string> = new Set([
  ...Object.keys(recurringTimes),
  ...(['tend-search-index', 'index-all-pages', 'remove-all-pages'] satisfies JobName[]),
]);

/** Jobs that send a mail; failed ones are retried. */
function createMailHandlers({ orm, services }: JobTaskOptions) {
  const jobContext = (job: Job) => ({ em: orm.em.fork(), services, job });
  return {
    'send-activation': ({ userID }, job) => sendActivationMail(jobContext(job), userID),
    'send-email-change': ({ userID }, job) => sendEmailChangeNotice(jobContext(job), userID),
    'send-email-confirmation': ({ userID }, job) => sendEmailConfirmationMail(jobContext(job), userID),
    'send-forgotten-password': (payload, job) => sendForgottenPasswordMail(jobContext(job), payload),
    'send-review-request': (payload, job) => sendReviewRequestMail(jobContext(job), payload),
    'tell-requester': (payload, job) => notifyRequester(jobContext(job), payload),
    'send-late-answer': (payload, job) => sendLateDecisionMail(jobContext(job), payload),
    'send-schedule-failure': (payload, job) => sendScheduleFailedMail(jobContext(job), payload),
    'send-closed-request': (payload, job) => sendRequestClosedMail(jobContext(job), payload),
    'send-reopened-request': (payload, job) => sendRequestReopenedMail(jobContext(job), payload),
    'send-cancelled-plan': (payload, job) => sendScheduleCancelledMail(jobContext(job), payload),
    'send-restored-plan': (payload, job) => sendScheduleRestoredMail(jobContext(job), payload),
    'send-tokens-ended': (payload, job) => sendTokensEndedMail(jobContext(job), payload),
  } satisfies Partial<JobHandlers>;
}

/** Jobs that keep the search index up to date. */
function createSearchHandlers({ orm, services }: JobTaskOptions) {
  const searchContext = () => ({ em: orm.em.fork(), services });
  return {
    'index-tag': ({ tagID }) => reindexPagesWithTag(searchContext(), tagID),
    'index-page': ({ pageID }) => indexPage(searchContext(), pageID),
    'index-pages': ({ pageIDs }) => reindexPages(searchContext(), pageIDs),
    'index-all-pages': (_payload, job) => rebuildIndex(searchContext(), job),
    'remove-all-pages': (_payload, job) => emptyIndex(searchContext(), job),
    'tend-search-index': () => maintainIndex(searchContext()),
    'sweep-missed-terms': () => sweepMissedTerms(orm.em.fork()),
  } satisfies Partial<JobHandlers>;
}

function createPublicationHandlers({ orm, services }: JobTaskOptions) {
  return {
    'run-scheduled-publication': ({ scheduleID }, job) =>
      runScheduledPublication({ em: orm.em.fork(), services, job }, scheduleID),
  } satisfies Partial<JobHandlers>;
}

type OwnLaneJobName = keyof ReturnType<typeof createMailHandlers> | keyof ReturnType<typeof createPublicationHandlers>;

/** The other jobs; the type reports a job without a handler. */
function createOtherHandlers({ orm, services }: JobTaskOptions): Omit<JobHandlers, OwnLaneJobName> {
  const jobContext = (job: Job) => ({ em: orm.em.fork(), services, job });
  return {
    ...createSearchHandlers({ orm, services }),
    'tell-reviewers': (payload, job) => notifyReviewers(jobContext(job), payload),
    'run-bundle-task': ({ taskID }, job) => runBundleTask(jobContext(job), taskID),
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
  const toLane = (lane: Omit<JobLane, 'taskList'>, handlers: Partial<JobHandlers>): JobLane => {
    const jobNames = Object.keys(handlers);
    const tasks = Object.entries(handlers).map(([name, handler]) => {
      const isRecurring = recurringJobs.has(name);
      return [
        name,
        toWorkerTask(orm.em, { name, handler: handler as JobHandler, laneJobNames: jobNames, isRecurring }),
      ] as const;
    });
    return { ...lane, taskList: Object.fromEntries(tasks) };
  };
  return [
    toLane({ name: 'publications', concurrency: 2 }, createPublicationHandlers({ orm, services })),
    toLane({ name: 'mail', concurrency: 4 }, createMailHandlers({ orm, services })),
    toLane({ name: 'others', concurrency: 2 }, createOtherHandlers({ orm, services })),
  ];
}

/** All jobs by name. */
export const createJobTasks = (options: JobTaskOptions): TaskList =>
  Object.assign({}, ...createJobLanes(options).map(({ taskList }) => taskList)) as TaskList;
