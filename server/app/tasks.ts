import type { MikroORM } from '@mikro-orm/postgresql';
import type { TaskList } from 'graphile-worker';
import { sendTokensEnded, sweepApiTokens } from '../api-tokens/index.ts';
import { sendForgottenPassword } from '../auth/index.ts';
import { sweepPages } from '../bin/index.ts';
import { runBundleTask, sweepBundles } from '../bundles/index.ts';
import { sweepMedia } from '../media/index.ts';
import { sweepPreviews } from '../previews/index.ts';
import {
  runScheduledPublication,
  sendLateAnswer,
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
import { sendActivation, sendEmailChange, sweepAccountTokens } from '../users/index.ts';

type TaskParts = { orm: MikroORM; services: Services };

/** What an event about a user, or a request, left for its job. */
type UserPayload = { userID: number };
type TokensPayload = UserPayload & { tokenIDs: number[] };
type RequestPayload = { requestID: number };
type SchedulePayload = { scheduleID: number };
type PagePayload = { pageID: number };
type PagesPayload = { pageIDs: number[] };
type TagPayload = { tagID: number };
type BundlePayload = { taskID: number };
type EmailPayload = { email: string };

/** Mails; a job that fails is tried again. */
function createMailTasks({ orm, services }: TaskParts): TaskList {
  const parts = () => ({ em: orm.em.fork(), services });
  return {
    'send-activation': (payload) => sendActivation(parts(), (payload as UserPayload).userID),
    'send-email-change': (payload) => sendEmailChange(parts(), (payload as UserPayload).userID),
    'send-tokens-ended': (payload) => sendTokensEnded(parts(), payload as TokensPayload),
    'send-forgotten-password': (payload) => sendForgottenPassword(parts(), payload as EmailPayload),
  };
}

/** Publishing by plan, and the mails about publication. */
function createPublicationTasks({ orm, services }: TaskParts): TaskList {
  const parts = () => ({ em: orm.em.fork(), services });
  return {
    'run-scheduled-publication': (payload, { job }) => {
      const { scheduleID } = payload as SchedulePayload;
      return runScheduledPublication(parts(), scheduleID, job.max_attempts - job.attempts);
    },
    'tell-reviewers': (payload) => tellReviewers(parts(), payload as RequestPayload),
    'send-review-request': (payload) => sendReviewRequest(parts(), payload as RequestPayload & UserPayload),
    'tell-requester': (payload) => tellRequester(parts(), payload as RequestPayload),
    'send-late-answer': (payload) => sendLateAnswer(parts(), payload as RequestPayload),
    'send-schedule-failure': (payload) => sendScheduleFailure(parts(), payload as SchedulePayload),
  };
}

/** What keeps the search index like the database. */
function createSearchTasks({ orm, services }: TaskParts): TaskList {
  const parts = () => ({ em: orm.em.fork(), services });
  return {
    'index-tag': (payload) => indexTag(parts(), (payload as TagPayload).tagID),
    'index-page': (payload) => indexPage(parts(), (payload as PagePayload).pageID),
    'index-pages': (payload) => indexAgain(parts(), (payload as PagesPayload).pageIDs),
    'index-all-pages': () => rebuildIndex(parts()),
    'remove-all-pages': () => emptyIndex(parts()),
    'tend-search-index': () => tendIndex(parts()),
    'sweep-missed-terms': () => sweepMissedTerms(orm.em.fork()),
  };
}

/** The jobs by name; each can run again without harm. */
export function createTasks({ orm, services }: TaskParts): TaskList {
  return {
    ...createMailTasks({ orm, services }),
    ...createPublicationTasks({ orm, services }),
    ...createSearchTasks({ orm, services }),
    'run-bundle-task': (payload) => runBundleTask({ em: orm.em.fork(), services }, (payload as BundlePayload).taskID),
    'sweep-bundles': () => sweepBundles(orm.em.fork(), services.storage),
    'end-old-sessions': () => endOldSessions(orm.em.fork()),
    'sweep-account-tokens': () => sweepAccountTokens(orm.em.fork()),
    'sweep-api-tokens': () => sweepApiTokens(orm.em.fork()),
    'sweep-pages': () => sweepPages(orm.em.fork()),
    'sweep-check-submissions': () => sweepSubmissions(orm.em.fork()),
    'sweep-previews': () => sweepPreviews(orm.em.fork()),
    'sweep-media': () => sweepMedia(orm.em.fork(), services.storage),
  };
}

/** When the regular jobs run, in UTC. */
export const crontab = [
  '11 * * * * end-old-sessions',
  '21 2 * * * sweep-account-tokens',
  '26 2 * * * sweep-api-tokens',
  '31 2 * * * sweep-pages',
  '36 2 * * * sweep-previews',
  '41 2 * * * sweep-media',
  '16 * * * * sweep-bundles',
  '51 2 * * * sweep-missed-terms',
  // At midnight; at the other hours for what a stop at midnight left.
  '0 * * * * sweep-check-submissions',
  // It follows itself; this starts it again where a process died in the middle of it.
  '* * * * * tend-search-index ?jobKey=tend-search-index&jobKeyMode=replace',
].join('\n');
