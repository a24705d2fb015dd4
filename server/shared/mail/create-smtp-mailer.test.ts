import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailFault, startScriptedMailServer } from '../../../tests/support/faults/scripted-mail-server.ts';
import type { MailAttempt, MailMessage } from './mail-message.ts';
import { MailServerUnavailable } from './mail-server-unavailable.ts';
import { createSmtpMailer } from './create-smtp-mailer.ts';

const timeouts = { beforeSendMs: 300, sendMs: 300, checkMs: 300 };

const message: MailMessage = { to: 'jan@example.com', subject: 'A', text: 'a', html: '<p>a</p>', link: null };

let server: Awaited<ReturnType<typeof startScriptedMailServer>>;
beforeEach(async () => {
  server = await startScriptedMailServer();
});
afterEach(() => server.stop());

const mailer = () => createSmtpMailer(server.url, 'no-reply@example.com', timeouts);

const attempt = (given: Partial<MailAttempt> = {}): MailAttempt => ({
  key: 'a-job',
  date: new Date(),
  signal: new AbortController().signal,
  beforeSend: async () => {},
  ...given,
});

const sendAndCatch = (given?: Partial<MailAttempt>): Promise<unknown> =>
  mailer()
    .send(message, attempt(given))
    .then(
      () => 'sent',
      (error: unknown) => error,
    );

const faults: readonly MailFault[] = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'content', 'dripping', 'refusing'];

describe('a mail server that fails', () => {
  it.each(faults)('ends the attempt in time as unavailable: %s', async (fault) => {
    await server.fail(fault);
    let sentCount = 0;
    const error = await sendAndCatch({ beforeSend: async () => void (sentCount += 1) });
    expect(error).toBeInstanceOf(MailServerUnavailable);
    const mayHaveArrived = fault === 'content';
    expect((error as MailServerUnavailable).isUnconfirmed).toBe(mayHaveArrived);
    expect(sentCount).toBe(mayHaveArrived ? 1 : 0);
    await expect.poll(server.countConnections).toBe(0);
  });

  it.each(faults.filter((stage) => !['MAIL', 'RCPT', 'DATA', 'content'].includes(stage)))(
    'is detected in time by the check: %s',
    async (fault) => {
      await server.fail(fault);
      await expect(mailer().check()).rejects.toThrow(/./);
      await expect.poll(server.countConnections).toBe(0);
    },
  );

  it('receives the message with the same Message-ID once it works again', async () => {
    await server.fail('content');
    expect(await sendAndCatch()).toBeInstanceOf(MailServerUnavailable);
    await server.fail(null);
    expect(await sendAndCatch()).toBe('sent');
    const [first, second] = server.received;
    expect(first?.messageID).toMatch(/^<.+>$/);
    expect(second?.messageID).toBe(first?.messageID);
  });
});

it('a message is not sent if that cannot be recorded first', async () => {
  const recordError = new Error('another runner has the job');
  expect(await sendAndCatch({ beforeSend: () => Promise.reject(recordError) })).toBe(recordError);
  expect(server.received).toEqual([]);
});

it('an attempt ends when the node stops', async () => {
  await server.fail('greeting');
  const stopping = new AbortController();
  const outcome = sendAndCatch({ signal: stopping.signal });
  stopping.abort(new Error('the node stops'));
  expect(await outcome).toBeInstanceOf(Error);
  await expect.poll(server.countConnections).toBe(0);
});
