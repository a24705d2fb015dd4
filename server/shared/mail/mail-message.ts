/** A mail. */
export type MailMessage = {
  to: string;
  /** Sender; default: no-reply at the site's host. */
  from?: string;
  subject: string;
  text: string;
  html: string;
  /** The link to open, for the log of an installation without a mail server. */
  link: string | null;
};

/** One attempt to send a message. */
export type MailAttempt = {
  /** The same at every attempt, so that duplicates can be recognised. */
  key: string;
  date: Date;
  signal: AbortSignal;
  /** Awaited before the content is sent: from then on the mail may arrive. */
  beforeSend: () => Promise<void>;
};

/** Sends mail. An error means that it was not accepted and that the job may retry. */
export type Mailer = {
  /** Throws MailServerUnavailable if no message would be accepted now; other errors concern this message. */
  send: (message: MailMessage, attempt: MailAttempt) => Promise<void>;
  /** Kind of mailer, shown to staff. */
  kind: string;
  /** Throws if no message would be accepted now. */
  check: () => Promise<void>;
};
