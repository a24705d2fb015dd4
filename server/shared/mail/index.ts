export { composeMail, type MailContent } from './compose-mail.ts';
export { deliverMail, type MailParts } from './deliver-mail.ts';
export { createMailer } from './mailer.ts';
