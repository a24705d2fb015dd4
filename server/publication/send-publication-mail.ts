import type { EntityManager } from '@mikro-orm/postgresql';
import { canPublishPage, Page, PageVersion } from '../pages/index.ts';
import type { Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { type ErrorItem, errorMessage } from '../shared/errors/index.ts';
import { enqueueJob, scheduleJob } from '../shared/jobs/enqueue-job.ts';
import { completeJob, type Job } from '../shared/jobs/job.ts';
import type { Permission } from '../shared/permission.ts';
import { type Language, loadMailRecipient, type MailRecipient, sendUserMail } from '../users/index.ts';
import de from './mail-texts/de.json';
import en from './mail-texts/en.json';
import fr from './mail-texts/fr.json';
import nl from './mail-texts/nl.json';
import { PublicationRequest, ScheduledPublication } from './publication.entity.ts';

export const texts = { en, nl, de, fr };

export type Parts = { em: EntityManager; services: Services; job: Job };
type Template = Exclude<keyof typeof en, 'words' | 'reasons'>;

type PublicationMail = {
  template: Template;
  page: Page;
  /** Below the admin area. */
  screen: string;
  valuesIn: (language: Language) => Record<string, string>;
};

/** Sends one of the mails about publication to one person. */
export function sendPublicationMail(parts: Parts, recipient: MailRecipient, mail: PublicationMail): Promise<void> {
  const { template, page, screen, valuesIn } = mail;
  return sendUserMail(parts, recipient, {
    url: `${parts.services.publicUrl}/cmsadmin/${screen}`,
    wordsIn: (language) => ({
      words: texts[language][template],
      values: { locale: page.locale, title: page.title, ...valuesIn(language) },
    }),
  });
}

/** Everybody who could answer a request for the page now and wants to know, but for whoever asked. */
async function findReviewers(em: EntityManager, page: Page, requesterID: number | null): Promise<number[]> {
  const users = await query(
    em,
    sql<{ id: number; permissions: Permission[] }>`
      select u.id, r.permissions from "user" u join role r on r.id = u.role_id join profile p on p.user_id = u.id
       where u.active and p.publication_mails and u.id is distinct from ${requesterID}::int order by u.id`,
  );
  return users
    .filter(({ id, permissions }) => canPublishPage({ id, sessionId: null, permissions }, page))
    .map(({ id }) => id);
}

/** Null for a user that was removed. */
export async function nameOf(em: EntityManager, userID: number | null | undefined): Promise<string | null> {
  const user = userID ? await loadMailRecipient(em, userID) : null;
  return user?.name ?? null;
}

type RequestPayload = { requestID: number };

/** The job after a request: one mail each to who may answer it, so that one that fails keeps no other back. */
export async function tellReviewers({ em, job }: Parts, { requestID }: RequestPayload): Promise<void> {
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

/** Asks one reviewer, unless the request was answered meanwhile. */
export async function sendReviewRequest(
  parts: Parts,
  { requestID, userID }: RequestPayload & { userID: number },
): Promise<void> {
  const { em } = parts;
  const recipient = await loadMailRecipient(em, userID);
  const request = await em.findOne(PublicationRequest, { id: requestID, status: 'open' });
  if (!recipient?.active || !request) return;
  const page = await em.findOneOrFail(Page, { id: request.pageId });
  const { title } = await em.findOneOrFail(PageVersion, { id: request.versionId });
  const person = await nameOf(em, request.requestedBy);
  await sendPublicationMail(parts, recipient, {
    template: 'request',
    page,
    screen: `publication-requests/${request.versionId}`,
    valuesIn: (language) => ({
      title,
      person: person ?? texts[language].words.somebody,
      comment: request.comment.trim(),
    }),
  });
}

/** Time in which the feedback of an acceptance by publishing is awaited, before its mail goes without (ms). */
const feedbackTime = 10_000;

/** The job after an answer: at once, or, where its feedback may still come, a little later. */
export async function tellRequester(parts: Parts, { requestID }: RequestPayload): Promise<void> {
  const request = await parts.em.findOne(PublicationRequest, { id: requestID });
  if (!request?.awaitsFeedback) return sendAnswer(parts, request);
  await parts.em.transactional(async (tx) => {
    await completeJob(tx, parts.job);
    await scheduleJob(tx, {
      name: 'send-late-answer',
      payload: { requestID },
      at: { after: feedbackTime },
      key: `late-answer-${requestID}`,
    });
  });
}

/** Tells of an acceptance to which no feedback came; one that came has told it. */
export async function sendLateAnswer(parts: Parts, { requestID }: RequestPayload): Promise<void> {
  const request = await parts.em.findOne(PublicationRequest, { id: requestID });
  if (request?.awaitsFeedback) await sendAnswer(parts, request);
}

async function sendAnswer(parts: Parts, request: PublicationRequest | null): Promise<void> {
  if (request?.status !== 'accepted' && request?.status !== 'rejected') return;
  const { em } = parts;
  if (request.requestedBy === null || request.requestedBy === request.answeredBy) return;
  const recipient = await loadMailRecipient(em, request.requestedBy);
  if (!recipient?.active || !recipient.publicationMails) return;
  const page = await em.findOneOrFail(Page, { id: request.pageId });
  const { title } = await em.findOneOrFail(PageVersion, { id: request.versionId });
  const person = await nameOf(em, request.answeredBy);
  await sendPublicationMail(parts, recipient, {
    template: request.status,
    page,
    screen: `pages/${page.id}`,
    valuesIn: (language) => ({
      title,
      person: person ?? texts[language].words.somebody,
      feedback: request.feedback?.trim() ?? '',
    }),
  });
}

function reasonIn(language: Language, item: ErrorItem): string {
  const { notPermitted, notVisible } = texts[language].words;
  if (item.code === 'UM_01') return notPermitted;
  if (item.code === 'V_07' && item.property === 'page.status') return notVisible;
  return errorMessage(item, language);
}

/** Tells whoever planned something what stood in its way; this is wanted whatever mails about requests are. */
export async function sendScheduleFailure(parts: Parts, { scheduleID }: { scheduleID: number }): Promise<void> {
  const { em } = parts;
  const schedule = await em.findOne(ScheduledPublication, { id: scheduleID, status: 'failed' });
  const recipient = schedule?.scheduledBy ? await loadMailRecipient(em, schedule.scheduledBy) : null;
  if (!schedule || !recipient?.active) return;
  const page = await em.findOneOrFail(Page, { id: schedule.pageId });
  const failure = schedule.failure ?? [];
  await sendPublicationMail(parts, recipient, {
    template: `${schedule.action}Failed`,
    page,
    screen: `pages/${page.id}`,
    valuesIn: (language) => ({ reasons: [...new Set(failure.map((item) => reasonIn(language, item)))].join(' ') }),
  });
}
