import type { Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { type TokenPurpose, withAccountToken } from './account-token.ts';
import de from './mail-texts/de.json';
import en from './mail-texts/en.json';
import fr from './mail-texts/fr.json';
import nl from './mail-texts/nl.json';
import { loadMailRecipient, type MailRecipient, sendUserMail } from './send-user-mail.ts';

const texts = { en, nl, de, fr };

type Template = 'activation' | 'reset' | 'emailChange' | 'emailChangeNotice';

type Parts = Pick<Context, 'em' | 'services'>;

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

/** Invites a new user to choose a password; nobody who is active, or gone. */
export async function sendActivation(parts: Parts, userID: number, mailsAnHour?: number): Promise<void> {
  const recipient = await loadMailRecipient(parts.em, userID);
  if (!recipient || recipient.active) return;
  await withAccountToken(parts.em, { userId: userID, purpose: 'activation', mailsAnHour }, (token) =>
    send(parts, recipient, { template: 'activation', to: recipient.email, url: linkTo(parts, 'activation', token) }),
  );
}

/** Sends a user the way to a new password. */
export async function sendReset(parts: Parts, userID: number, mailsAnHour?: number): Promise<void> {
  const recipient = await loadMailRecipient(parts.em, userID);
  if (!recipient) return;
  await withAccountToken(parts.em, { userId: userID, purpose: 'reset', mailsAnHour }, (token) =>
    send(parts, recipient, { template: 'reset', to: recipient.email, url: linkTo(parts, 'reset', token) }),
  );
}

/** Asks the new address to confirm itself, and tells the old one. */
export async function sendEmailChange(parts: Parts, userID: number): Promise<void> {
  const recipient = await loadMailRecipient(parts.em, userID);
  const [change] = await query(
    parts.em,
    sql<{ email: string }>`select email from email_change where user_id = ${userID}`,
  );
  if (!recipient || !change) return;
  const { email } = change;
  await send(parts, recipient, { template: 'emailChangeNotice', to: recipient.email, url: null, values: { email } });
  await withAccountToken(parts.em, { userId: userID, purpose: 'email', email }, (token) =>
    send(parts, recipient, { template: 'emailChange', to: email, url: linkTo(parts, 'email', token) }),
  );
}
