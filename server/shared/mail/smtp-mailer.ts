import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { MailServerAway } from './mail-server-away.ts';
import type { MailAttempt, Mailer, MailMessage } from './mail-message.ts';
import { toEnvelope } from './to-envelope.ts';

/** Milliseconds: the library's own limits end with every line that the server sends, these do not. */
export type SmtpLimits = {
  /** From the connection on until the server wants the message. */
  beforeHandOver: number;
  /** For the message, and until the server has accepted it: a server may look at it for long. */
  handOver: number;
  check: number;
};

export const smtpLimits: SmtpLimits = { beforeHandOver: 30_000, handOver: 60_000, check: 10_000 };

/** The library's codes of errors that are about one message, its sender or its recipient. */
const messageErrors: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

type SmtpError = Error & { code?: string; responseCode?: number };

/** 421 ends the connection, whatever it is in reply to. */
const isAboutMessage = ({ code, responseCode }: SmtpError): boolean =>
  messageErrors.has(code) && responseCode !== undefined && responseCode !== 421;

/** What one attempt has come to, and the end of its time. */
class Delivery {
  readonly #ending = new AbortController();
  readonly #limits: SmtpLimits;
  #timer: NodeJS.Timeout;
  isHandedOver = false;
  /** Why the message was not handed over although the server wanted it. */
  hindrance: Error | null = null;

  constructor(limits: SmtpLimits) {
    this.#limits = limits;
    this.#timer = this.#endAfter(limits.beforeHandOver);
  }

  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  #endAfter(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.#ending.abort(new Error('no reply in time')), milliseconds);
  }

  /** The content, once the server wants it and it is noted that it gets it. */
  async *handOver(content: Readable, note: () => Promise<void>): AsyncIterable<Buffer> {
    await note().catch((error: Error) => {
      this.hindrance = error;
      throw error;
    });
    clearTimeout(this.#timer);
    this.#timer = this.#endAfter(this.#limits.handOver);
    this.isHandedOver = true;
    yield* content as AsyncIterable<Buffer>;
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

type AttemptParts = { smtpUrl: string; from: string; limits: SmtpLimits };

async function send(parts: AttemptParts, message: MailMessage, attempt: MailAttempt): Promise<void> {
  const { smtpUrl, from, limits } = parts;
  const transport = createTransport({ url: smtpUrl });
  const delivery = new Delivery(limits);
  transport.use('stream', ({ message: composed }, done) => {
    const content = composed.createReadStream.bind(composed);
    // Read only once the server has replied to DATA.
    composed.createReadStream = () => Readable.from(delivery.handOver(content(), attempt.onHandOver));
    done();
  });
  const signal = AbortSignal.any([delivery.signal, attempt.signal]);
  try {
    await transport.sendMail({ ...toEnvelope(message, attempt, from), signal });
  } catch (error) {
    if (delivery.hindrance !== null) throw delivery.hindrance;
    const reason = error as SmtpError;
    if (isAboutMessage(reason)) throw error;
    const isUnanswered = delivery.isHandedOver && reason.responseCode === undefined;
    throw new MailServerAway(reason.message, { cause: error, isUnanswered });
  } finally {
    delivery.end();
    transport.close();
  }
}

/** Connects and signs in, in a time that no server can prolong. */
async function check({ smtpUrl, limits }: AttemptParts): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    getSocket: ({ host, port, secure }, done) => {
      const connection = connect({ host: host ?? 'localhost', port: Number(port ?? (secure ? 465 : 587)) });
      const timer = setTimeout(() => connection.destroy(new Error('no reply in time')), limits.check);
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

/** Hands messages over to a mail server, each on a connection of its own that has an end. */
export function createSmtpMailer(smtpUrl: string, from: string, limits: SmtpLimits): Mailer {
  const parts = { smtpUrl, from, limits };
  return {
    kind: 'SMTP',
    check: () => check(parts),
    send: (message, attempt) => send(parts, message, attempt),
  };
}
