export { composeMail, type MailContent } from './compose-mail.ts';
export { createMailer, type Mailer } from './mailer.ts';
