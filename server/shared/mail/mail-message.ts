export type MailMessage = {
  to: string;
  /** Address that it comes from; left out: no-reply at the site's host. */
  from?: string;
  subject: string;
  text: string;
  html: string;
  /** The address that the message asks to open, for the log of an installation without a mail server. */
  link: string | null;
};

/** One attempt to hand a message over. */
export type MailAttempt = {
  /** The same at every attempt, so that a message that arrives twice can be recognised. */
  key: string;
  date: Date;
  signal: AbortSignal;
  /** Awaited before the server gets the message itself: from then on it may arrive. */
  onHandOver: () => Promise<void>;
};

/** Sends mail; an error means that it was not accepted, and that the job may try again. */
export type Mailer = {
  /** MailServerAway where no message would be accepted now; any other error is about this message. */
  send: (message: MailMessage, attempt: MailAttempt) => Promise<void>;
  /** What it is, for staff. */
  kind: string;
  /** Throws where no message would be taken over now. */
  check: () => Promise<void>;
};
