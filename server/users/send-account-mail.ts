import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { completeJob, type Job } from '../shared/jobs/job.ts';
import { enqueueJob } from '../shared/jobs/enqueue-job.ts';
import { insist } from '../shared/jobs/insist.ts';
import { createAccountToken, type NewToken, type TokenPurpose } from './account-token.ts';
import de from './mail-texts/de.json';
import en from './mail-texts/en.json';
import fr from './mail-texts/fr.json';
import nl from './mail-texts/nl.json';
import { loadMailRecipient, type MailRecipient, sendUserMail } from './send-user-mail.ts';

const texts = { en, nl, de, fr };

type Template = 'activation' | 'reset' | 'emailChange' | 'emailChangeNotice';

type Parts = { em: EntityManager; services: Services; job: Job };

type Mail = { template: Template; to: string; url: string | null; values?: Record<string, string> };

function send(parts: Parts, recipient: MailRecipient, { template, to, url, values = {} }: Mail): Promise<void> {
  return sendUserMail(parts, recipient, {
    to,
    url,
    wordsIn: (language) => ({
      words: texts[language][template],
      values,
    }),
  });
}

const screens: Readonly<Record<TokenPurpose, string>> = {
  activation: 'activate-account',
  reset: 'reset-password',
  email: 'confirm-email',
};

const linkTo = ({ services }: Parts, purpose: TokenPurpose, token: string): string =>
  `${services.publicUrl}/cmsadmin/${screens[purpose]}?token=${token}`;

type LinkMail = Omit<Mail, 'url'> & { token: Omit<NewToken, 'secret'> };

/** With a link whose token is the same at every attempt; nothing is sent once it was used or has ended. */
async function sendLink(parts: Parts, recipient: MailRecipient, { token: wanted, ...mail }: LinkMail): Promise<void> {
  const { userId, purpose } = wanted;
  const secret = parts.services.accountSecretOf(`${purpose} ${userId} ${parts.job.key}`);
  if (await createAccountToken(parts.em, { ...wanted, secret }))
    await send(parts, recipient, { ...mail, url: linkTo(parts, purpose, secret) });
}

/** Invites a new user to choose a password; nobody who is active, or gone. */
export async function sendActivation(parts: Parts, userID: number, mailsAnHour?: number): Promise<void> {
  const recipient = await loadMailRecipient(parts.em, userID);
  if (!recipient || recipient.active) return;
  const token = { userId: userID, purpose: 'activation' as const, mailsAnHour };
  await sendLink(parts, recipient, { template: 'activation', to: recipient.email, token });
}

/** Sends a user the way to a new password. */
export async function sendReset(parts: Parts, userID: number, mailsAnHour?: number): Promise<void> {
  const recipient = await loadMailRecipient(parts.em, userID);
  if (!recipient) return;
  const token = { userId: userID, purpose: 'reset' as const, mailsAnHour };
  await sendLink(parts, recipient, { template: 'reset', to: recipient.email, token });
}

async function findNewEmail(em: EntityManager, userID: number): Promise<string | null> {
  const [change] = await query(em, sql<{ email: string }>`select email from email_change where user_id = ${userID}`);
  return change?.email ?? null;
}

/** Tells the old address of the change, then has the new one asked to confirm itself: each mail is a job of its own. */
export async function sendEmailChange(parts: Parts, userID: number): Promise<void> {
  const recipient = await loadMailRecipient(parts.em, userID);
  const email = await findNewEmail(parts.em, userID);
  if (!recipient || email === null) return;
  await send(parts, recipient, { template: 'emailChangeNotice', to: recipient.email, url: null, values: { email } });
  await insist(parts.job, () =>
    parts.em.transactional(async (tx) => {
      await completeJob(tx, parts.job);
      await enqueueJob(tx, 'send-email-confirmation', { userID });
    }),
  );
}

/** Asks the new address to confirm itself. */
export async function sendEmailConfirmation(parts: Parts, userID: number): Promise<void> {
  const recipient = await loadMailRecipient(parts.em, userID);
  const email = await findNewEmail(parts.em, userID);
  if (!recipient || email === null) return;
  const token = { userId: userID, purpose: 'email' as const, email };
  await sendLink(parts, recipient, { template: 'emailChange', to: email, token });
}
