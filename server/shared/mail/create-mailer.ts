import { constants } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SentMessageInfo } from 'nodemailer';
import type { MailAttempt, Mailer } from './mail-message.ts';
import { createSmtpMailer, type SmtpTimeouts, defaultSmtpTimeouts } from './create-smtp-mailer.ts';
import { toNodemailerMessage } from './to-nodemailer-message.ts';

/** Options of the mailer. */
export type MailerOptions = {
  /** URL of the mail server; null: mails are written to `folder`. */
  smtpUrl: string | null;
  folder: string;
  /** Defaults to the product's. */
  limits?: SmtpTimeouts;
  /** URL of the site; its host is used for the sender. */
  publicUrl: string;
  /** Prints a line for the operator. */
  print: (line: string) => void;
};

const defaultSenderOf = (publicUrl: string): string => `no-reply@${new URL(publicUrl).hostname}`;

/** Messages contain addresses and links, so only the operator may read them. */
async function writeMessage(folder: string, content: Buffer, { key, date }: MailAttempt): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${date.toISOString().replaceAll(/[:.]/g, '-')}-${key.slice(0, 8)}`;
  const temporaryPath = join(folder, `.${name}`);
  await writeFile(temporaryPath, content, { mode: 0o600, flush: true });
  await rename(temporaryPath, join(folder, `${name}.eml`));
}

function createFileMailer({ folder, print }: MailerOptions, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    kind: 'files',
    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    send: async (mail, attempt) => {
      const { message }: SentMessageInfo & { message?: unknown } = await transport.sendMail(
        toNodemailerMessage(mail, attempt, from),
      );
      if (!Buffer.isBuffer(message)) throw new Error('the message was not created');
      await writeMessage(folder, message, attempt);
      print(`Mail to ${mail.to}: ${mail.link ?? mail.subject}`);
    },
  };
}

/** Creates the mailer: the configured mail server, or a folder of `.eml` files. */
export function createMailer(options: MailerOptions): Mailer {
  const from = defaultSenderOf(options.publicUrl);
  const { smtpUrl, limits = defaultSmtpTimeouts } = options;
  return smtpUrl === null ? createFileMailer(options, from) : createSmtpMailer(smtpUrl, from, limits);
}

declare module '../context.ts' {
  interface Services {
    mail: Mailer;
  }
}
