import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { completeJob, type Job } from '../shared/jobs/job.ts';
import { enqueueJob } from '../shared/jobs/enqueue-job.ts';
import { retryUntilRecorded } from '../shared/jobs/retry-until-recorded.ts';
import { createAccountToken, type NewAccountToken, type AccountTokenPurpose } from './account-token.ts';
import { serverTexts } from '../../languages/server-texts.ts';
import { loadMailRecipient, type MailRecipient, sendUserMail } from './send-user-mail.ts';

declare module '../shared/jobs/job-payloads.ts' {
  interface JobPayloads {
    'send-activation': { userID: number };
    'send-email-change': { userID: number };
    'send-email-confirmation': { userID: number };
  }
}

type Template = 'activation' | 'reset' | 'emailChange' | 'emailChangeNotice';

type MailJobContext = { em: EntityManager; services: Services; job: Job };

type Mail = { template: Template; to: string; url: string | null; values?: Record<string, string> };

function send(
  context: MailJobContext,
  recipient: MailRecipient,
  { template, to, url, values = {} }: Mail,
): Promise<void> {
  return sendUserMail(context, recipient, {
    to,
    url,
    textsFor: (language) => ({
      texts: serverTexts[language].accountMails[template],
      values,
    }),
  });
}

const screenPaths: Readonly<Record<AccountTokenPurpose, string>> = {
  activation: 'activate-account',
  reset: 'reset-password',
  email: 'confirm-email',
};

const linkTo = ({ services }: MailJobContext, purpose: AccountTokenPurpose, token: string): string =>
  `${services.publicUrl}/cmsadmin/${screenPaths[purpose]}?token=${token}`;

type LinkMail = Omit<Mail, 'url'> & { token: Omit<NewAccountToken, 'secret'> };

/**
 * Sends a mail with a link. Its token is the same at every attempt; nothing is sent once it was used or invalidated.
 */
async function sendLink(
  context: MailJobContext,
  recipient: MailRecipient,
  { token: newToken, ...mail }: LinkMail,
): Promise<void> {
  const { userId, purpose } = newToken;
  const secret = context.services.deriveAccountSecret(`${purpose} ${userId} ${context.job.key}`);
  if (await createAccountToken(context.em, { ...newToken, secret }))
    await send(context, recipient, { ...mail, url: linkTo(context, purpose, secret) });
}

/** Sends a new user the activation mail. Skips active and deleted users. */
export async function sendActivationMail(
  context: MailJobContext,
  userID: number,
  maxMailsPerHour?: number,
): Promise<void> {
  const recipient = await loadMailRecipient(context.em, userID);
  if (!recipient || recipient.active) return;
  const token = { userId: userID, purpose: 'activation' as const, maxMailsPerHour };
  await sendLink(context, recipient, { template: 'activation', to: recipient.email, token });
}

/** Sends a user a password reset link. */
export async function sendPasswordResetMail(
  context: MailJobContext,
  userID: number,
  maxMailsPerHour?: number,
): Promise<void> {
  const recipient = await loadMailRecipient(context.em, userID);
  if (!recipient) return;
  const token = { userId: userID, purpose: 'reset' as const, maxMailsPerHour };
  await sendLink(context, recipient, { template: 'reset', to: recipient.email, token });
}

async function findNewEmail(em: EntityManager, userID: number): Promise<string | null> {
  const [change] = await query(em, sql<{ email: string }>`select email from email_change where user_id = ${userID}`);
  return change?.email ?? null;
}

/** Notifies the old address of the change, then queues the confirmation mail to the new one as a job of its own. */
export async function sendEmailChangeNotice(context: MailJobContext, userID: number): Promise<void> {
  const recipient = await loadMailRecipient(context.em, userID);
  const email = await findNewEmail(context.em, userID);
  if (!recipient || email === null) return;
  await send(context, recipient, { template: 'emailChangeNotice', to: recipient.email, url: null, values: { email } });
  await retryUntilRecorded(context.job, () =>
    context.em.transactional(async (tx) => {
      await completeJob(tx, context.job);
      await enqueueJob(tx, 'send-email-confirmation', { userID });
    }),
  );
}

/** Sends the confirmation link to the new address. */
export async function sendEmailConfirmationMail(context: MailJobContext, userID: number): Promise<void> {
  const recipient = await loadMailRecipient(context.em, userID);
  const email = await findNewEmail(context.em, userID);
  if (!recipient || email === null) return;
  const token = { userId: userID, purpose: 'email' as const, email };
  await sendLink(context, recipient, { template: 'emailChange', to: email, token });
}
