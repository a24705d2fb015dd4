import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '../../languages/languages.ts';
import { serverTexts } from '../../languages/server-texts.ts';
import { Page, PageVersion } from '../pages/index.ts';
import { loadMailRecipient, type MailRecipient } from '../users/index.ts';
import { type PublicationEnding, PublicationRequest, ScheduledPublication } from './publication.entity.ts';
import { findUserName, type MailJobContext, sendPublicationMail } from './send-publication-mail.ts';

type EndingJobPayload = { ending: PublicationEnding };

declare module '../shared/jobs/job-payloads.ts' {
  interface JobPayloads {
    'send-closed-request': EndingJobPayload;
    'send-reopened-request': EndingJobPayload;
    'send-cancelled-plan': EndingJobPayload;
    'send-restored-plan': EndingJobPayload;
  }
}

/** Reasons that are not an action of the author, even if the author's schedule caused them. */
const automaticReasons: readonly string[] = ['planned-unpublish', 'publication-failed'];

const isReason = (reason: string): reason is keyof (typeof serverTexts)['en']['publicationMails']['reasons'] =>
  Object.hasOwn(serverTexts.en.publicationMails.reasons, reason);

function endingReasonText(language: Language, { reason }: PublicationEnding, person: string | null): string {
  const { reasons, words } = serverTexts[language].publicationMails;
  return isReason(reason) ? reasons[reason].replace('{person}', person ?? words.somebody) : '';
}

/** Returns the author of a request or schedule as recipient, or null if the author made the change or is inactive. */
async function findAuthor(
  em: EntityManager,
  authorID: number | null,
  { reason, actorID }: PublicationEnding,
): Promise<MailRecipient | null> {
  if (authorID === null || (authorID === actorID && !automaticReasons.includes(reason))) return null;
  const recipient = await loadMailRecipient(em, authorID);
  return recipient?.active ? recipient : null;
}

type RequestMail = {
  template: 'requestClosed' | 'requestReopened';
  request: PublicationRequest;
  ending: PublicationEnding;
};

async function sendRequestMail(context: MailJobContext, { template, request, ending }: RequestMail): Promise<void> {
  const { em } = context;
  const recipient = await findAuthor(em, request.requestedBy, ending);
  if (!recipient?.publicationMails) return;
  const page = await em.findOneOrFail(Page, { id: request.pageId });
  const { title } = await em.findOneOrFail(PageVersion, { id: request.versionId });
  const person = await findUserName(em, ending.actorID);
  await sendPublicationMail(context, recipient, {
    template,
    page,
    adminPath: page.deletedAt === null ? `pages/${page.id}` : 'bin',
    valuesFor: (language) => ({ title, reason: endingReasonText(language, ending, person) }),
  });
}

/** Job: mails the author that somebody else or a schedule closed the request, unless it is open again. */
export async function sendRequestClosedMail(context: MailJobContext, { ending }: EndingJobPayload): Promise<void> {
  const status = { $in: ['closed' as const, 'revoked' as const] };
  const request = await context.em.findOne(PublicationRequest, { id: ending.id, status });
  if (request) await sendRequestMail(context, { template: 'requestClosed', request, ending });
}

/** Job: mails the author that the request is open again. */
export async function sendRequestReopenedMail(context: MailJobContext, { ending }: EndingJobPayload): Promise<void> {
  const request = await context.em.findOne(PublicationRequest, { id: ending.id, status: 'open' });
  if (request) await sendRequestMail(context, { template: 'requestReopened', request, ending });
}

type ScheduleMail = { kind: 'Cancelled' | 'Restored'; schedule: ScheduledPublication; ending: PublicationEnding };

async function sendScheduleMail(context: MailJobContext, { kind, schedule, ending }: ScheduleMail): Promise<void> {
  const { em } = context;
  const recipient = await findAuthor(em, schedule.scheduledBy, ending);
  if (!recipient) return;
  const page = await em.findOneOrFail(Page, { id: schedule.pageId });
  const person = await findUserName(em, ending.actorID);
  await sendPublicationMail(context, recipient, {
    template: `${schedule.action}${kind}`,
    page,
    adminPath: page.deletedAt === null ? `pages/${page.id}` : 'bin',
    valuesFor: (language) => ({
      reason: endingReasonText(language, ending, person),
      when: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
        schedule.at,
      ),
    }),
  });
}

/** Job: mails the author that the schedule was cancelled, unless it is pending again. */
export async function sendScheduleCancelledMail(context: MailJobContext, { ending }: EndingJobPayload): Promise<void> {
  const schedule = await context.em.findOne(ScheduledPublication, { id: ending.id, status: 'cancelled' });
  if (schedule) await sendScheduleMail(context, { kind: 'Cancelled', schedule, ending });
}

/** Job: mails the author that the schedule is pending again. */
export async function sendScheduleRestoredMail(context: MailJobContext, { ending }: EndingJobPayload): Promise<void> {
  const schedule = await context.em.findOne(ScheduledPublication, { id: ending.id, status: 'pending' });
  if (schedule) await sendScheduleMail(context, { kind: 'Restored', schedule, ending });
}
