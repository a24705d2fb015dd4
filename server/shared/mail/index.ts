export { composeMail, type MailContent } from './compose-mail.ts';
export { deliverMail, type MailDeliveryContext } from './deliver-mail.ts';
export { createMailer } from './create-mailer.ts';
