import type { MailAttempt, MailMessage } from './mail-message.ts';

/** The message as the library takes it, with the same Message-ID and date at every attempt. */
export function toEnvelope(message: MailMessage, { key, date }: MailAttempt, defaultSender: string) {
  const { to, subject, text, html } = message;
  const from = message.from === undefined || message.from === '' ? defaultSender : message.from;
  const host = defaultSender.slice(defaultSender.indexOf('@') + 1);
  return { to, from, subject, text, html, date, messageId: `<${key}@${host}>` };
}
