import type { MikroORM } from '@mikro-orm/postgresql';
import type { TaskList } from 'graphile-worker';
import { sendTokensEnded, sweepApiTokens } from '../api-tokens/index.ts';
import { sweepAuditLog } from '../audit/index.ts';
import { sendForgottenPassword } from '../auth/index.ts';
import { sweepPages } from '../bin/index.ts';
import { runBundleTask, sweepBundles } from '../bundles/index.ts';
import { sweepMedia } from '../media/index.ts';
import { sweepPreviews } from '../previews/index.ts';
import {
  runScheduledPublication,
  sendCancelledPlan,
  sendClosedRequest,
  sendLateAnswer,
  sendReopenedRequest,
  sendRestoredPlan,
  sendReviewRequest,
  sendScheduleFailure,
  tellRequester,
  tellReviewers,
} from '../publication/index.ts';
import { sweepSubmissions } from '../questionnaire/index.ts';
import {
  emptyIndex,
  indexAgain,
  indexPage,
  indexTag,
  rebuildIndex,
  sweepMissedTerms,
  tendIndex,
} from '../search/index.ts';
import { endOldSessions } from '../sessions/index.ts';
import type { Services } from '../shared/context.ts';
import type { Ending } from '../shared/events/event.ts';
import type { Job } from '../shared/jobs/job.ts';
import {
  sendActivation,
  sendEmailChange,
  sendEmailConfirmation,
  sweepAccountTokens,
  sweepUserImages,
} from '../users/index.ts';
import { toTask, type Work } from './to-task.ts';

type TaskParts = { orm: MikroORM; services: Services };
type Kinds = Readonly<Record<string, Work>>;

/** Jobs with places of their own: what hangs in one lane delays none of another. */
export type JobLane = { name: 'publications' | 'mail' | 'others'; concurrency: number; taskList: TaskList };

/** What an event about a user, or a request, left for its job. */
type UserPayload = { userID: number };
type TokensPayload = UserPayload & { tokenIDs: number[] };
type RequestPayload = { requestID: number };
type SchedulePayload = { scheduleID: number };
type EndingPayload = { ending: Ending };
type PagePayload = { pageID: number };
type PagesPayload = { pageIDs: number[] };
type TagPayload = { tagID: number };
type BundlePayload = { taskID: number };
type EmailPayload = { email: string };

/** Every job that hands a mail over; one that fails is tried again. */
function createMailKinds({ orm, services }: TaskParts): Kinds {
  const parts = (job: Job) => ({ em: orm.em.fork(), services, job });
  return {
    'send-activation': (payload, job) => sendActivation(parts(job), (payload as UserPayload).userID),
    'send-email-change': (payload, job) => sendEmailChange(parts(job), (payload as UserPayload).userID),
    'send-email-confirmation': (payload, job) => sendEmailConfirmation(parts(job), (payload as UserPayload).userID),
    'send-forgotten-password': (payload, job) => sendForgottenPassword(parts(job), payload as EmailPayload),
    'send-review-request': (payload, job) => sendReviewRequest(parts(job), payload as RequestPayload & UserPayload),
    'tell-requester': (payload, job) => tellRequester(parts(job), payload as RequestPayload),
    'send-late-answer': (payload, job) => sendLateAnswer(parts(job), payload as RequestPayload),
    'send-schedule-failure': (payload, job) => sendScheduleFailure(parts(job), payload as SchedulePayload),
    'send-closed-request': (payload, job) => sendClosedRequest(parts(job), payload as EndingPayload),
    'send-reopened-request': (payload, job) => sendReopenedRequest(parts(job), payload as EndingPayload),
    'send-cancelled-plan': (payload, job) => sendCancelledPlan(parts(job), payload as EndingPayload),
    'send-restored-plan': (payload, job) => sendRestoredPlan(parts(job), payload as EndingPayload),
    'send-tokens-ended': (payload, job) => sendTokensEnded(parts(job), payload as TokensPayload),
  };
}

/** What keeps the search index like the database. */
function createSearchKinds({ orm, services }: TaskParts): Kinds {
  const parts = () => ({ em: orm.em.fork(), services });
  return {
    'index-tag': (payload) => indexTag(parts(), (payload as TagPayload).tagID),
    'index-page': (payload) => indexPage(parts(), (payload as PagePayload).pageID),
    'index-pages': (payload) => indexAgain(parts(), (payload as PagesPayload).pageIDs),
    'index-all-pages': (_payload, job) => rebuildIndex(parts(), job),
    'remove-all-pages': (_payload, job) => emptyIndex(parts(), job),
    'tend-search-index': () => tendIndex(parts()),
    'sweep-missed-terms': () => sweepMissedTerms(orm.em.fork()),
  };
}

function createOtherKinds({ orm, services }: TaskParts): Kinds {
  const parts = (job: Job) => ({ em: orm.em.fork(), services, job });
  return {
    ...createSearchKinds({ orm, services }),
    'tell-reviewers': (payload, job) => tellReviewers(parts(job), payload as RequestPayload),
    'run-bundle-task': (payload, job) => runBundleTask(parts(job), (payload as BundlePayload).taskID),
    'sweep-bundles': () => sweepBundles(orm.em.fork(), services.storage),
    'end-old-sessions': () => endOldSessions(orm.em.fork()),
    'sweep-account-tokens': () => sweepAccountTokens(orm.em.fork()),
    'sweep-api-tokens': () => sweepApiTokens(orm.em.fork()),
    'sweep-pages': () => sweepPages(orm.em.fork()),
    'sweep-check-submissions': () => sweepSubmissions(orm.em.fork()),
    'sweep-previews': () => sweepPreviews(orm.em.fork()),
    'sweep-user-images': () => sweepUserImages(orm.em.fork(), services.storage),
    'sweep-media': () => sweepMedia({ em: orm.em.fork(), services }),
    'sweep-audit-log': () => sweepAuditLog({ em: orm.em.fork(), services }),
  };
}

/** The jobs by lane; each has its effects in the database once, however often it is begun. */
export function createLanes({ orm, services }: TaskParts): JobLane[] {
  const toLane = (lane: Omit<JobLane, 'taskList'>, works: Kinds): JobLane => {
    const kinds = Object.keys(works);
    const tasks = Object.entries(works).map(([name, work]) => {
      const isRegular = regularJobs.has(name);
      return [name, toTask(orm.em, { name, work, kinds, isRegular })] as const;
    });
    return { ...lane, taskList: Object.fromEntries(tasks) };
  };
  const publications: Kinds = {
    'run-scheduled-publication': (payload, job) =>
      runScheduledPublication({ em: orm.em.fork(), services, job }, (payload as SchedulePayload).scheduleID),
  };
  return [
    toLane({ name: 'publications', concurrency: 2 }, publications),
    toLane({ name: 'mail', concurrency: 4 }, createMailKinds({ orm, services })),
    toLane({ name: 'others', concurrency: 2 }, createOtherKinds({ orm, services })),
  ];
}

/** All jobs by name, whatever their lane. */
export const createTasks = (parts: TaskParts): TaskList =>
  Object.assign({}, ...createLanes(parts).map(({ taskList }) => taskList)) as TaskList;

/** When the regular jobs run, in UTC. */
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
  // At midnight; at the other hours for what a stop at midnight left.
  '0 * * * * sweep-check-submissions',
  // It follows itself; this starts it again where a process died in the middle of it.
  '* * * * * tend-search-index ?jobKey=tend-search-index&jobKeyMode=replace',
].join('\n');

/** Jobs that come again by themselves: by the clock, or because the index still needs what they did not do. */
const regularJobs: ReadonlySet<string> = new Set([
  ...crontab.split('\n').map((line) => line.split(' ')[5] ?? ''),
  'index-all-pages',
  'remove-all-pages',
]);
