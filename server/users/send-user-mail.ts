import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { composeMail, deliverMail, type MailParts } from '../shared/mail/index.ts';
import { loadSettings } from '../settings/index.ts';
import de from './mail-texts/de.json';
import en from './mail-texts/en.json';
import fr from './mail-texts/fr.json';
import nl from './mail-texts/nl.json';
import { type Language, languages } from './user.input.ts';

const frames = { en, nl, de, fr };

export type MailRecipient = {
  id: number;
  email: string;
  name: string;
  language: string | null;
  active: boolean;
  publicationMails: boolean;
};

/** A mail in one language; {name}, {site} and the mail's own values are filled in. */
export type MailWords = { subject: string; paragraphs: readonly string[]; action?: string };

type Values = Readonly<Record<string, string>>;

type UserMail = {
  /** Where it goes, if not to the recipient's address. */
  to?: string;
  /** What the button opens. */
  url: string | null;
  wordsIn: (language: Language) => { words: MailWords; values?: Values };
};

const isLanguage = (value: string | null | undefined): value is Language => languages.includes(value as Language);

function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A paragraph that is about a value says nothing without it. */
const hasContent = (paragraph: string, values: Values): boolean =>
  [...paragraph.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name] !== '');

/** Null where the user was deleted meanwhile: nobody gets the mail. */
export async function loadMailRecipient(em: EntityManager, id: number): Promise<MailRecipient | null> {
  const [found] = await query(
    em,
    sql<MailRecipient>`select u.id, u.email, u.active, p.name, p.language, p.publication_mails as "publicationMails"
                         from "user" u join profile p on p.user_id = u.id where u.id = ${id}`,
  );
  return found ?? null;
}

/** Sends a mail in the user's language, else that of the site's default locale. */
export async function sendUserMail(
  parts: MailParts,
  recipient: MailRecipient,
  { to = recipient.email, url, wordsIn }: UserMail,
): Promise<void> {
  const { siteName, defaultLocale, mailSender } = await loadSettings(parts.em);
  const own = recipient.language ?? defaultLocale.split('-')[0];
  const language = isLanguage(own) ? own : 'en';
  const { greeting, footer } = frames[language];
  const { words, values } = wordsIn(language);
  const all = { name: recipient.name, site: siteName, ...values };
  const content = {
    subject: fill(words.subject, all),
    greeting: fill(greeting, all),
    paragraphs: words.paragraphs.filter((text) => hasContent(text, all)).map((text) => fill(text, all)),
    action: url && words.action ? { label: words.action, url } : null,
    footer: fill(footer, all),
  };
  await deliverMail(parts, { ...composeMail(to, content, language), from: mailSender });
}
