import type { EntityManager } from '@mikro-orm/postgresql';
import { canPublishPage, Page, PageVersion } from '../pages/index.ts';
import type { Services } from '../shared/context.ts';
import { type ErrorItem, errorMessage, Errors } from '../shared/errors/index.ts';
import { enqueueJob, scheduleJob } from '../shared/jobs/enqueue-job.ts';
import { completeJob, type Job } from '../shared/jobs/job.ts';
import { listPublicationMailReaders, loadMailRecipient, type MailRecipient, sendUserMail } from '../users/index.ts';
import type { Language } from '../../languages/languages.ts';
import { serverTexts } from '../../languages/server-texts.ts';
import { PublicationRequest, ScheduledPublication } from './publication.entity.ts';

/** What a mail job runs with. */
export type MailJobContext = { em: EntityManager; services: Services; job: Job };
type Template = Exclude<keyof (typeof serverTexts)['en']['publicationMails'], 'words' | 'reasons'>;

type PublicationMail = {
  template: Template;
  page: Page;
  /** Path below the admin area. */
  adminPath: string;
  valuesFor: (language: Language) => Record<string, string>;
};

/** Sends a mail about publication to one recipient. */
export function sendPublicationMail(
  context: MailJobContext,
  recipient: MailRecipient,
  mail: PublicationMail,
): Promise<void> {
  const { template, page, adminPath, valuesFor } = mail;
  return sendUserMail(context, recipient, {
    url: `${context.services.publicUrl}/cmsadmin/${adminPath}`,
    textsFor: (language) => ({
      texts: serverTexts[language].publicationMails[template],
      values: { locale: page.locale, title: page.title, ...valuesFor(language) },
    }),
  });
}

/** Returns the ids of all users who may decide a request for the page and want such mails, except the requester. */
async function findReviewers(em: EntityManager, page: Page, requesterID: number | null): Promise<number[]> {
  const users = await listPublicationMailReaders(em, requesterID);
  return users
    .filter(({ id, permissions }) => canPublishPage({ id, sessionId: null, permissions }, page))
    .map(({ id }) => id);
}

/** Returns the name of a user, or null if the user was removed. */
export async function findUserName(em: EntityManager, userID: number | null | undefined): Promise<string | null> {
  const user = userID ? await loadMailRecipient(em, userID) : null;
  return user?.name ?? null;
}

type RequestPayload = { requestID: number };

declare module '../shared/jobs/job-payloads.ts' {
  interface JobPayloads {
    'tell-reviewers': RequestPayload;
    'send-review-request': RequestPayload & { userID: number };
    'tell-requester': RequestPayload;
    'send-late-answer': RequestPayload;
    'send-schedule-failure': { scheduleID: number };
  }
}

/** Job after a request: enqueues a separate mail job for each reviewer, so that a failed mail does not delay others. */
export async function notifyReviewers({ em, job }: MailJobContext, { requestID }: RequestPayload): Promise<void> {
  await em.transactional(async (tx) => {
    const request = await tx.findOne(PublicationRequest, { id: requestID, status: 'open' });
    if (!request) return;
    const page = await tx.findOneOrFail(Page, { id: request.pageId });
    for (const userID of await findReviewers(tx, page, request.requestedBy)) {
      await enqueueJob(tx, 'send-review-request', { requestID, userID });
    }
    await completeJob(tx, job);
  });
}

/** Job: mails one reviewer, unless the request is no longer open. */
export async function sendReviewRequestMail(
  context: MailJobContext,
  { requestID, userID }: RequestPayload & { userID: number },
): Promise<void> {
  const { em } = context;
  const recipient = await loadMailRecipient(em, userID);
  const request = await em.findOne(PublicationRequest, { id: requestID, status: 'open' });
  if (!recipient?.active || !request) return;
  const page = await em.findOneOrFail(Page, { id: request.pageId });
  const { title } = await em.findOneOrFail(PageVersion, { id: request.versionId });
  const person = await findUserName(em, request.requestedBy);
  await sendPublicationMail(context, recipient, {
    template: 'request',
    page,
    adminPath: `publication-requests/${request.versionId}`,
    valuesFor: (language) => ({
      title,
      person: person ?? serverTexts[language].publicationMails.words.somebody,
      comment: request.comment.trim(),
    }),
  });
}

/** How long to wait for the feedback after an acceptance by publishing before sending the mail without it. */
const feedbackWaitMs = 10_000;

/** Job after a decision: mails the requester now, or later if feedback may still be added. */
export async function notifyRequester(context: MailJobContext, { requestID }: RequestPayload): Promise<void> {
  const request = await context.em.findOne(PublicationRequest, { id: requestID });
  if (!request?.awaitsFeedback) return sendDecisionMail(context, request);
  await context.em.transactional(async (tx) => {
    await completeJob(tx, context.job);
    await scheduleJob(tx, {
      name: 'send-late-answer',
      payload: { requestID },
      at: { after: feedbackWaitMs },
      key: `late-answer-${requestID}`,
    });
  });
}

/** Job: mails an acceptance without feedback. If feedback was added, its own job sends the mail. */
export async function sendLateDecisionMail(context: MailJobContext, { requestID }: RequestPayload): Promise<void> {
  const request = await context.em.findOne(PublicationRequest, { id: requestID });
  if (request?.awaitsFeedback) await sendDecisionMail(context, request);
}

async function sendDecisionMail(context: MailJobContext, request: PublicationRequest | null): Promise<void> {
  if (request?.status !== 'accepted' && request?.status !== 'rejected') return;
  const { em } = context;
  if (request.requestedBy === null || request.requestedBy === request.answeredBy) return;
  const recipient = await loadMailRecipient(em, request.requestedBy);
  if (!recipient?.active || !recipient.publicationMails) return;
  const page = await em.findOneOrFail(Page, { id: request.pageId });
  const { title } = await em.findOneOrFail(PageVersion, { id: request.versionId });
  const person = await findUserName(em, request.answeredBy);
  await sendPublicationMail(context, recipient, {
    template: request.status,
    page,
    adminPath: `pages/${page.id}`,
    valuesFor: (language) => ({
      title,
      person: person ?? serverTexts[language].publicationMails.words.somebody,
      feedback: request.feedback?.trim() ?? '',
    }),
  });
}

function failureText(language: Language, item: ErrorItem): string {
  const { notPermitted, notVisible } = serverTexts[language].publicationMails.words;
  if (item.code === Errors.notAuthorized) return notPermitted;
  if (item.code === Errors.invalidState && item.property === 'page.status') return notVisible;
  return errorMessage(item, language);
}

/** Job: mails the author of a failed schedule the reasons, even if the author does not want mails about requests. */
export async function sendScheduleFailedMail(
  context: MailJobContext,
  { scheduleID }: { scheduleID: number },
): Promise<void> {
  const { em } = context;
  const schedule = await em.findOne(ScheduledPublication, { id: scheduleID, status: 'failed' });
  const recipient = schedule?.scheduledBy ? await loadMailRecipient(em, schedule.scheduledBy) : null;
  if (!schedule || !recipient?.active) return;
  const page = await em.findOneOrFail(Page, { id: schedule.pageId });
  const failure = schedule.failure ?? [];
  await sendPublicationMail(context, recipient, {
    template: `${schedule.action}Failed`,
    page,
    adminPath: `pages/${page.id}`,
    valuesFor: (language) => ({ reasons: [...new Set(failure.map((item) => failureText(language, item)))].join(' ') }),
  });
}
