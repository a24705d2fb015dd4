import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailFault, startScriptedMailServer } from '../../../tests/support/scripted-mail-server.ts';
import type { MailAttempt, MailMessage } from './mail-message.ts';
import { MailServerAway } from './mail-server-away.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const limits = { beforeHandOver: 300, handOver: 300, check: 300 };

const message: MailMessage = { to: 'jan@example.com', subject: 'A', text: 'a', html: '<p>a</p>', link: null };

let server: Awaited<ReturnType<typeof startScriptedMailServer>>;
beforeEach(async () => {
  server = await startScriptedMailServer();
});
afterEach(() => server.stop());

const mailer = () => createSmtpMailer(server.url, 'no-reply@example.com', limits);

const attempt = (given: Partial<MailAttempt> = {}): MailAttempt => ({
  key: 'a-job',
  date: new Date(),
  signal: new AbortController().signal,
  onHandOver: async () => {},
  ...given,
});

const sendAndCatch = (given?: Partial<MailAttempt>): Promise<unknown> =>
  mailer()
    .send(message, attempt(given))
    .then(
      () => 'sent',
      (error: unknown) => error,
    );

const stages: readonly MailFault[] = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'content', 'dripping', 'refusing'];

describe('a mail server that fails', () => {
  it.each(stages)('ends the attempt in time, and is away: %s', async (fault) => {
    await server.fail(fault);
    let handedOver = 0;
    const error = await sendAndCatch({ onHandOver: async () => void (handedOver += 1) });
    expect(error).toBeInstanceOf(MailServerAway);
    const mayHaveArrived = fault === 'content';
    expect((error as MailServerAway).isUnanswered).toBe(mayHaveArrived);
    expect(handedOver).toBe(mayHaveArrived ? 1 : 0);
    await expect.poll(server.countConnections).toBe(0);
  });

  it.each(stages.filter((stage) => !['MAIL', 'RCPT', 'DATA', 'content'].includes(stage)))(
    'is found out in time by the check: %s',
    async (fault) => {
      await server.fail(fault);
      await expect(mailer().check()).rejects.toThrow(/./);
      await expect.poll(server.countConnections).toBe(0);
    },
  );

  it('gets the message with the same Message-ID once it is back', async () => {
    await server.fail('content');
    expect(await sendAndCatch()).toBeInstanceOf(MailServerAway);
    await server.fail(null);
    expect(await sendAndCatch()).toBe('sent');
    const [first, second] = server.received;
    expect(first?.messageID).toMatch(/^<.+>$/);
    expect(second?.messageID).toBe(first?.messageID);
  });
});

it('a message is not handed over where that cannot be noted', async () => {
  const hindrance = new Error('another runner has the job');
  expect(await sendAndCatch({ onHandOver: () => Promise.reject(hindrance) })).toBe(hindrance);
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
