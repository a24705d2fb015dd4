import { constants } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SentMessageInfo } from 'nodemailer';
import type { MailAttempt, Mailer } from './mail-message.ts';
import { createSmtpMailer, type SmtpLimits, smtpLimits } from './smtp-mailer.ts';
import { toEnvelope } from './to-envelope.ts';

export type MailOptions = {
  /** Where outgoing mail is handed over; null: written to `folder` instead. */
  smtpUrl: string | null;
  folder: string;
  /** Left out: those of the product. */
  limits?: SmtpLimits;
  /** Of the site; its host is the sender's. */
  publicUrl: string;
  /** Takes lines for the operator. */
  say: (line: string) => void;
};

const senderOf = (publicUrl: string): string => `no-reply@${new URL(publicUrl).hostname}`;

/** A message with an address or link in it is for the operator's eyes only. */
async function writeMessage(folder: string, content: Buffer, { key, date }: MailAttempt): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${date.toISOString().replaceAll(/[:.]/g, '-')}-${key.slice(0, 8)}`;
  const incoming = join(folder, `.${name}`);
  await writeFile(incoming, content, { mode: 0o600, flush: true });
  await rename(incoming, join(folder, `${name}.eml`));
}

function createFileMailer({ folder, say }: MailOptions, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    kind: 'files',
    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    send: async (mail, attempt) => {
      const { message }: SentMessageInfo & { message?: unknown } = await transport.sendMail(
        toEnvelope(mail, attempt, from),
      );
      if (!Buffer.isBuffer(message)) throw new Error('the message was not made');
      await writeMessage(folder, message, attempt);
      say(`Mail to ${mail.to}: ${mail.link ?? mail.subject}`);
    },
  };
}

/** The mail server of the configuration, or a folder of `.eml` files where there is none. */
export function createMailer(options: MailOptions): Mailer {
  const from = senderOf(options.publicUrl);
  const { smtpUrl, limits = smtpLimits } = options;
  return smtpUrl === null ? createFileMailer(options, from) : createSmtpMailer(smtpUrl, from, limits);
}

declare module '../context.ts' {
  interface Services {
    mail: Mailer;
  }
}
