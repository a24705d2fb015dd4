import { constants } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createTransport, type SentMessageInfo } from 'nodemailer';

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

/** Sends mail; an error means that it was not taken over, and that the job may try again. */
export type Mailer = {
  send: (message: MailMessage) => Promise<void>;
  /** What it is, for staff. */
  kind: string;
  /** Throws where no message would be taken over now. */
  check: () => Promise<void>;
};

export type MailOptions = {
  /** Where outgoing mail is handed over; null: written to `folder` instead. */
  smtpUrl: string | null;
  folder: string;
  /** Of the site; its host is the sender's. */
  publicUrl: string;
  /** Takes lines for the operator. */
  say: (line: string) => void;
};

const senderOf = (publicUrl: string): string => `no-reply@${new URL(publicUrl).hostname}`;

/** Seconds are short for a mail server that is up, and a job tries again when it is not. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...patience }, { from });
  return {
    kind: 'SMTP',
    check: async () => {
      await transport.verify();
    },
    send: async ({ to, from: sender, subject, text, html }) => {
      await transport.sendMail({ to, subject, text, html, ...(sender && { from: sender }) });
    },
  };
}

/** A message with an address or link in it is for the operator's eyes only. */
async function writeMessage(folder: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
  const incoming = join(folder, `.${name}`);
  await writeFile(incoming, content, { mode: 0o600, flush: true });
  await rename(incoming, join(folder, `${name}.eml`));
}

function createFileMailer({ folder, say }: MailOptions, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    kind: 'files',
    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    send: async ({ to, from: sender, subject, text, html, link }) => {
      const { message }: SentMessageInfo & { message?: unknown } = await transport.sendMail({
        to,
        subject,
        text,
        html,
        ...(sender && { from: sender }),
      });
      if (!Buffer.isBuffer(message)) throw new Error('the message was not made');
      await writeMessage(folder, message);
      say(`Mail to ${to}: ${link ?? subject}`);
    },
  };
}

/** The mail server of the configuration, or a folder of `.eml` files where there is none. */
export function createMailer(options: MailOptions): Mailer {
  const from = senderOf(options.publicUrl);
  return options.smtpUrl === null ? createFileMailer(options, from) : createSmtpMailer(options.smtpUrl, from);
}

declare module '../context.ts' {
  interface Services {
    mail: Mailer;
  }
}
