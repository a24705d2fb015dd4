type Options = ErrorOptions & { isUnconfirmed: boolean };

/** The mail server did not respond or refuses everything: other messages would fail too. */
export class MailServerUnavailable extends Error {
  /** The server received the whole message, so it may arrive nevertheless. */
  readonly isUnconfirmed: boolean;

  constructor(reason: string, { isUnconfirmed, ...options }: Options) {
    super(`the mail server is unavailable: ${reason}`, options);
    this.isUnconfirmed = isUnconfirmed;
  }
}
