export { composeMail, type MailContent } from './compose-mail.ts';
export { createMailer } from './mailer.ts';
