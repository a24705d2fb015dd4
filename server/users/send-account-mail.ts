import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { composeMail, type MailContent } from '../shared/mail/index.ts';
import { loadSettings } from '../settings/index.ts';
import { type TokenPurpose, withAccountToken } from './account-token.ts';
import de from './mail-texts/de.json';
import en from './mail-texts/en.json';
import fr from './mail-texts/fr.json';
import nl from './mail-texts/nl.json';
import { type Language, languages } from './user.input.ts';

const texts = { en, nl, de, fr };

type Template = 'activation' | 'reset' | 'emailChange' | 'emailChangeNotice';

type Recipient = { id: number; email: string; name: string; language: string | null; active: boolean };

type Parts = Pick<Context, 'em' | 'services'>;

const isLanguage = (value: string | null | undefined): value is Language => languages.includes(value as Language);

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A user who was deleted meanwhile gets no mail. */
async function loadRecipient(em: EntityManager, id: number): Promise<Recipient | null> {
  const [found] = await query(
    em,
    sql<Recipient>`select u.id, u.email, u.active, p.name, p.language
                     from "user" u join profile p on p.user_id = u.id where u.id = ${id}`,
  );
  return found ?? null;
}

type Mail = { template: Template; to: string; url: string | null; values?: Record<string, string> };

/** In the user's language, else that of the site's default locale. */
async function send({ em, services }: Parts, recipient: Recipient, { template, to, url, values }: Mail): Promise<void> {
  const { siteName, defaultLocale } = await loadSettings(em);
  const own = recipient.language ?? defaultLocale.split('-')[0];
  const language = isLanguage(own) ? own : 'en';
  const { greeting, footer, ...templates } = texts[language];
  const words: { subject: string; text: string; validity: string; action?: string } = templates[template];
  const filled = (text: string): string => fill(text, { name: recipient.name, site: siteName, ...values });
  const content: MailContent = {
    subject: filled(words.subject),
    greeting: filled(greeting),
    paragraphs: [filled(words.text), words.validity],
    action: url && words.action ? { label: words.action, url } : null,
    footer: filled(footer),
  };
  await services.mail.send(composeMail(to, content, language));
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
  const recipient = await loadRecipient(parts.em, userID);
  if (!recipient || recipient.active) return;
  await withAccountToken(parts.em, { userId: userID, purpose: 'activation', mailsAnHour }, (token) =>
    send(parts, recipient, { template: 'activation', to: recipient.email, url: linkTo(parts, 'activation', token) }),
  );
}

/** Sends a user the way to a new password. */
export async function sendReset(parts: Parts, userID: number, mailsAnHour?: number): Promise<void> {
  const recipient = await loadRecipient(parts.em, userID);
  if (!recipient) return;
  await withAccountToken(parts.em, { userId: userID, purpose: 'reset', mailsAnHour }, (token) =>
    send(parts, recipient, { template: 'reset', to: recipient.email, url: linkTo(parts, 'reset', token) }),
  );
}

/** Asks the new address to confirm itself, and tells the old one. */
export async function sendEmailChange(parts: Parts, userID: number): Promise<void> {
  const recipient = await loadRecipient(parts.em, userID);
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
