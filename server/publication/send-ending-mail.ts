import type { EntityManager } from '@mikro-orm/postgresql';
import { Page, PageVersion } from '../pages/index.ts';
import type { Ending } from '../shared/events/event.ts';
import { type Language, loadMailRecipient, type MailRecipient } from '../users/index.ts';
import { PublicationRequest, ScheduledPublication } from './publication.entity.ts';
import { nameOf, type Parts, sendPublicationMail, texts } from './send-publication-mail.ts';

type EndingPayload = { ending: Ending };

/** What the time of a plan does is news to its author too. */
const doneByTime: readonly string[] = ['planned-unpublish', 'publication-failed'];

const isReason = (reason: string): reason is keyof (typeof texts)['en']['reasons'] =>
  Object.hasOwn(texts.en.reasons, reason);

function reasonIn(language: Language, { reason }: Ending, person: string | null): string {
  const { reasons, words } = texts[language];
  return isReason(reason) ? reasons[reason].replace('{person}', person ?? words.somebody) : '';
}

/** The author of a request or a plan, unless it was the author who ended it. */
async function findAuthor(
  em: EntityManager,
  authorID: number | null,
  { reason, actorID }: Ending,
): Promise<MailRecipient | null> {
  if (authorID === null || (authorID === actorID && !doneByTime.includes(reason))) return null;
  const recipient = await loadMailRecipient(em, authorID);
  return recipient?.active ? recipient : null;
}

type RequestMail = { template: 'requestClosed' | 'requestReopened'; request: PublicationRequest; ending: Ending };

async function sendRequestMail(parts: Parts, { template, request, ending }: RequestMail): Promise<void> {
  const { em } = parts;
  const recipient = await findAuthor(em, request.requestedBy, ending);
  if (!recipient?.publicationMails) return;
  const page = await em.findOneOrFail(Page, { id: request.pageId });
  const { title } = await em.findOneOrFail(PageVersion, { id: request.versionId });
  const person = await nameOf(em, ending.actorID);
  await sendPublicationMail(parts, recipient, {
    template,
    page,
    screen: page.deletedAt === null ? `pages/${page.id}` : 'bin',
    valuesIn: (language) => ({ title, reason: reasonIn(language, ending, person) }),
  });
}

/** Notifies the author of a request that somebody else, or the time of a plan, ended it; nobody once it is open again. */
export async function sendClosedRequest(parts: Parts, { ending }: EndingPayload): Promise<void> {
  const status = { $in: ['closed' as const, 'revoked' as const] };
  const request = await parts.em.findOne(PublicationRequest, { id: ending.id, status });
  if (request) await sendRequestMail(parts, { template: 'requestClosed', request, ending });
}

/** Notifies the author of a request that it is open again. */
export async function sendReopenedRequest(parts: Parts, { ending }: EndingPayload): Promise<void> {
  const request = await parts.em.findOne(PublicationRequest, { id: ending.id, status: 'open' });
  if (request) await sendRequestMail(parts, { template: 'requestReopened', request, ending });
}

type PlanMail = { kind: 'Cancelled' | 'Restored'; plan: ScheduledPublication; ending: Ending };

async function sendPlanMail(parts: Parts, { kind, plan, ending }: PlanMail): Promise<void> {
  const { em } = parts;
  const recipient = await findAuthor(em, plan.scheduledBy, ending);
  if (!recipient) return;
  const page = await em.findOneOrFail(Page, { id: plan.pageId });
  const person = await nameOf(em, ending.actorID);
  await sendPublicationMail(parts, recipient, {
    template: `${plan.action}${kind}`,
    page,
    screen: page.deletedAt === null ? `pages/${page.id}` : 'bin',
    valuesIn: (language) => ({
      reason: reasonIn(language, ending, person),
      when: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
        plan.at,
      ),
    }),
  });
}

/** Notifies the author of a plan that it was ended before its time; nobody once it is pending again. */
export async function sendCancelledPlan(parts: Parts, { ending }: EndingPayload): Promise<void> {
  const plan = await parts.em.findOne(ScheduledPublication, { id: ending.id, status: 'cancelled' });
  if (plan) await sendPlanMail(parts, { kind: 'Cancelled', plan, ending });
}

/** Notifies the author of a plan that it is pending again. */
export async function sendRestoredPlan(parts: Parts, { ending }: EndingPayload): Promise<void> {
  const plan = await parts.em.findOne(ScheduledPublication, { id: ending.id, status: 'pending' });
  if (plan) await sendPlanMail(parts, { kind: 'Restored', plan, ending });
}
