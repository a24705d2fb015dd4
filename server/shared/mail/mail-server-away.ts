type Options = ErrorOptions & { isUnanswered: boolean };

/** The mail server did not answer, or refused everything: another message would fare no better. */
export class MailServerAway extends Error {
  /** It had got the whole message: it may arrive nevertheless. */
  readonly isUnanswered: boolean;

  constructor(reason: string, { isUnanswered, ...options }: Options) {
    super(`the mail server is away: ${reason}`, options);
    this.isUnanswered = isUnanswered;
  }
}
