import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { Permission } from '../shared/permission.ts';
import { composeMail, deliverMail, type MailDeliveryContext } from '../shared/mail/index.ts';
import { loadSettings } from '../settings/index.ts';
import { isLanguage, type Language } from '../../languages/languages.ts';
import { serverTexts } from '../../languages/server-texts.ts';

/** A user with what mails need. */
export type MailRecipient = {
  id: number;
  email: string;
  name: string;
  language: string | null;
  active: boolean;
  publicationMails: boolean;
};

/** Texts of a mail in one language; {name}, {site} and the mail's own values are filled in. */
export type MailTexts = { subject: string; paragraphs: readonly string[]; action?: string };

type Values = Readonly<Record<string, string>>;

type UserMail = {
  /** Address, if not the recipient's own. */
  to?: string;
  /** Link of the button. */
  url: string | null;
  textsFor: (language: Language) => { texts: MailTexts; values?: Values };
};

function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A paragraph is left out if one of its values is empty. */
const hasAllValues = (paragraph: string, values: Values): boolean =>
  [...paragraph.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name] !== '');

/** Returns the recipient; null if the user was deleted meanwhile. */
export async function loadMailRecipient(em: EntityManager, id: number): Promise<MailRecipient | null> {
  const [found] = await query(
    em,
    sql<MailRecipient>`select u.id, u.email, u.active, p.name, p.language, p.publication_mails as "publicationMails"
                         from "user" u join profile p on p.user_id = u.id where u.id = ${id}`,
  );
  return found ?? null;
}

/** Returns the active users who want mails about publication requests, except one, with their permissions; by id. */
export function listPublicationMailReaders(
  em: EntityManager,
  exceptID: number | null,
): Promise<{ id: number; permissions: Permission[] }[]> {
  return query(
    em,
    sql<{ id: number; permissions: Permission[] }>`
      select u.id, r.permissions from "user" u join role r on r.id = u.role_id join profile p on p.user_id = u.id
       where u.active and p.publication_mails and u.id is distinct from ${exceptID}::int order by u.id`,
  );
}

/** Sends a mail in the user's language, otherwise in that of the site's default locale. */
export async function sendUserMail(
  context: MailDeliveryContext,
  recipient: MailRecipient,
  { to = recipient.email, url, textsFor }: UserMail,
): Promise<void> {
  const { siteName, defaultLocale, mailSender } = await loadSettings(context.em);
  const preferred = recipient.language ?? defaultLocale.split('-')[0];
  const language = isLanguage(preferred) ? preferred : 'en';
  const { greeting, footer } = serverTexts[language].accountMails;
  const { texts, values } = textsFor(language);
  const placeholders = { name: recipient.name, site: siteName, ...values };
  const content = {
    subject: fill(texts.subject, placeholders),
    greeting: fill(greeting, placeholders),
    paragraphs: texts.paragraphs
      .filter((text) => hasAllValues(text, placeholders))
      .map((text) => fill(text, placeholders)),
    action: url && texts.action ? { label: texts.action, url } : null,
    footer: fill(footer, placeholders),
  };
  await deliverMail(context, { ...composeMail(to, content, language), from: mailSender });
}
