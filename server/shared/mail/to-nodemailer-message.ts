import type { MailAttempt, MailMessage } from './mail-message.ts';

/** Converts a message for Nodemailer, with the same Message-ID and date at every attempt. */
export function toNodemailerMessage(message: MailMessage, { key, date }: MailAttempt, defaultSender: string) {
  const { to, subject, text, html } = message;
  const from = message.from === undefined || message.from === '' ? defaultSender : message.from;
  const host = defaultSender.slice(defaultSender.indexOf('@') + 1);
  return { to, from, subject, text, html, date, messageId: `<${key}@${host}>` };
}
