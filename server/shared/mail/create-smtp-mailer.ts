import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { MailServerUnavailable } from './mail-server-unavailable.ts';
import type { MailAttempt, Mailer, MailMessage } from './mail-message.ts';
import { toNodemailerMessage } from './to-nodemailer-message.ts';

/** Milliseconds. The library's own timeouts restart with every line from the server; these do not. */
export type SmtpTimeouts = {
  /** From connecting until the server asks for the content. */
  beforeSendMs: number;
  /** For the content and the server's confirmation; a server may scan it for long. */
  sendMs: number;
  checkMs: number;
};

/** The product's SMTP timeouts. */
export const defaultSmtpTimeouts: SmtpTimeouts = { beforeSendMs: 30_000, sendMs: 60_000, checkMs: 10_000 };

/** The library's codes for errors of one message, its sender or its recipient. */
const messageErrors: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

type SmtpError = Error & { code?: string; responseCode?: number };

/** 421 closes the connection, so it is never about one message. */
const isAboutMessage = ({ code, responseCode }: SmtpError): boolean =>
  messageErrors.has(code) && responseCode !== undefined && responseCode !== 421;

/** The state of one attempt and its timeout. */
class Delivery {
  readonly #abortController = new AbortController();
  readonly #timeouts: SmtpTimeouts;
  #timer: NodeJS.Timeout;
  isSent = false;
  /** Why the content was not sent although the server asked for it. */
  beforeSendError: Error | null = null;

  constructor(timeouts: SmtpTimeouts) {
    this.#timeouts = timeouts;
    this.#timer = this.#abortAfter(timeouts.beforeSendMs);
  }

  get signal(): AbortSignal {
    return this.#abortController.signal;
  }

  #abortAfter(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.#abortController.abort(new Error('no reply in time')), milliseconds);
  }

  /** Yields the content after `beforeSend` succeeded. */
  async *streamContent(content: Readable, beforeSend: () => Promise<void>): AsyncIterable<Buffer> {
    await beforeSend().catch((error: Error) => {
      this.beforeSendError = error;
      throw error;
    });
    clearTimeout(this.#timer);
    this.#timer = this.#abortAfter(this.#timeouts.sendMs);
    this.isSent = true;
    yield* content as AsyncIterable<Buffer>;
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

type SmtpOptions = { smtpUrl: string; from: string; timeouts: SmtpTimeouts };

async function send(options: SmtpOptions, message: MailMessage, attempt: MailAttempt): Promise<void> {
  const { smtpUrl, from, timeouts } = options;
  const transport = createTransport({ url: smtpUrl });
  const delivery = new Delivery(timeouts);
  transport.use('stream', ({ message: composed }, done) => {
    const content = composed.createReadStream.bind(composed);
    // Read only after the server replied to DATA.
    composed.createReadStream = () => Readable.from(delivery.streamContent(content(), attempt.beforeSend));
    done();
  });
  const signal = AbortSignal.any([delivery.signal, attempt.signal]);
  try {
    await transport.sendMail({ ...toNodemailerMessage(message, attempt, from), signal });
  } catch (error) {
    if (delivery.beforeSendError !== null) throw delivery.beforeSendError;
    const reason = error as SmtpError;
    if (isAboutMessage(reason)) throw error;
    const isUnconfirmed = delivery.isSent && reason.responseCode === undefined;
    throw new MailServerUnavailable(reason.message, { cause: error, isUnconfirmed });
  } finally {
    delivery.end();
    transport.close();
  }
}

/** Connects and signs in within a total time limit. */
async function check({ smtpUrl, timeouts }: SmtpOptions): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    getSocket: ({ host, port, secure }, done) => {
      const connection = connect({ host: host ?? 'localhost', port: Number(port ?? (secure ? 465 : 587)) });
      const timer = setTimeout(() => connection.destroy(new Error('no reply in time')), timeouts.checkMs);
      connection.once('close', () => clearTimeout(timer));
      connection.once('error', done);
      connection.once('connect', () => {
        connection.off('error', done);
        done(null, { connection });
      });
    },
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Creates a mailer that sends each message on its own connection with time limits. */
export function createSmtpMailer(smtpUrl: string, from: string, timeouts: SmtpTimeouts): Mailer {
  const options = { smtpUrl, from, timeouts };
  return {
    kind: 'SMTP',
    check: () => check(options),
    send: (message, attempt) => send(options, message, attempt),
  };
}
