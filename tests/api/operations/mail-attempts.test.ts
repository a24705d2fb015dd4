import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailer, deliverMail } from '../../../server/shared/mail/index.ts';
import type { MailMessage } from '../../../server/shared/mail/mail-message.ts';
import { type Job, JobTakenOver, toJob } from '../../../server/shared/jobs/job.ts';
import {
  type MailFault,
  type ScriptedMailServer,
  startScriptedMailServer,
} from '../../support/faults/scripted-mail-server.ts';
import { startTestServer } from '../../support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

const kind = 'send-forgotten-password';
const message: MailMessage = { to: 'jan@example.com', subject: 'A', text: 'a', html: '<p>a</p>', link: null };

let mailServer: ScriptedMailServer;
beforeEach(async () => {
  mailServer = await startScriptedMailServer();
  await run('delete from graphile_worker._private_jobs');
});
afterEach(() => mailServer.stop());

const run = <Row>(sql: string, parameters: unknown[] = []) =>
  server.orm.em.getConnection().execute<Row[]>(sql, parameters);

async function addMail(): Promise<string> {
  const [row] = await run<{ id: string }>('select id from graphile_worker.add_job(?)', [kind]);
  return row?.id ?? '';
}

/** Locks the job as the worker does at the start of an attempt. */
async function beginAttempt(id: string, runner = 'a runner'): Promise<Job> {
  const [row] = await run<Parameters<typeof toJob>[1]>(
    `update graphile_worker._private_jobs set locked_by = ?, locked_at = clock_timestamp(), attempts = attempts + 1
      where id = ? returning id, created_at, attempts, max_attempts, locked_by, locked_at`,
    [runner, id],
  );
  if (!row) throw new Error('no such job');
  const dates = { created_at: new Date(row.created_at), locked_at: new Date(row.locked_at ?? 0) };
  return toJob(kind, { ...row, ...dates }, { laneJobNames: [kind], signal: new AbortController().signal });
}

/** One attempt; returns its error, or null if the mail was sent. */
async function attemptDelivery(job: Job): Promise<unknown> {
  const limits = { beforeSendMs: 300, sendMs: 300, checkMs: 300 };
  const mail = createMailer({
    smtpUrl: mailServer.url,
    folder: '',
    limits,
    publicUrl: 'http://localhost',
    print: () => {},
  });
  return deliverMail({ em: server.orm.em.fork(), services: { mail }, job }, message).then(
    () => null,
    (error: unknown) => error,
  );
}

type State = { attempts: number; wait: number; isLocked: boolean; isGivenUp: boolean };

/** The state of a job; `wait` in seconds. */
async function read(id: string): Promise<State | undefined> {
  const [row] = await run<State>(
    `select attempts, greatest(0, extract(epoch from run_at - clock_timestamp()))::float as wait,
            locked_at is not null as "isLocked", attempts >= max_attempts as "isGivenUp"
       from graphile_worker._private_jobs where id = ?`,
    [id],
  );
  return row;
}

async function failDelivery(fault: MailFault | null, id: string): Promise<unknown> {
  await mailServer.fail(fault);
  return attemptDelivery(await beginAttempt(id));
}

describe('an unreachable mail server', () => {
  it('postpones all waiting mails without counting the attempt', async () => {
    const [first, second] = [await addMail(), await addMail()];
    expect(await failDelivery('greeting', first)).toBeInstanceOf(Error);
    for (const id of [first, second]) {
      const state = await read(id);
      expect(state).toMatchObject({ attempts: 0, isLocked: false, isGivenUp: false });
      expect(state?.wait).toBeGreaterThan(5);
      expect(state?.wait).toBeLessThanOrEqual(10);
    }
  });

  it('receives all waiting mails as soon as it accepts the first', async () => {
    const [first, second] = [await addMail(), await addMail()];
    await failDelivery('greeting', first);
    expect(await failDelivery(null, first)).toBeNull();
    expect((await read(second))?.wait).toBe(0);
  });

  it('is tried for a day, and then no longer', async () => {
    const id = await addMail();
    await run(`update graphile_worker._private_jobs set created_at = now() - interval '25 hours' where id = ?`, [id]);
    await failDelivery('refusing', id);
    expect(await read(id)).toMatchObject({ isGivenUp: true, isLocked: false });
  });
});

describe('a mail server that stops responding after it received the message', () => {
  it('gets it a second time after ten minutes, and never a third time', async () => {
    const [id, other] = [await addMail(), await addMail()];
    await failDelivery('content', id);
    const state = await read(id);
    expect(state).toMatchObject({ isGivenUp: false });
    expect(state?.wait).toBeGreaterThan(590);
    expect(state?.wait).toBeLessThanOrEqual(600);
    await failDelivery('content', id);
    expect(await read(id)).toMatchObject({ isGivenUp: true });
    expect(mailServer.received).toHaveLength(2);
    expect(await failDelivery(null, id)).toBeInstanceOf(JobTakenOver);
    expect(mailServer.received).toHaveLength(2);
    // Other mails do not wait for it.
    await run('update graphile_worker._private_jobs set run_at = now() where id = ?', [other]);
    await failDelivery(null, id);
    expect((await read(other))?.wait).toBe(0);
    expect(new Set(mailServer.received.map(({ messageID }) => messageID)).size).toBe(1);
  });
});

it('a runner whose job was taken over sends nothing', async () => {
  const id = await addMail();
  const former = await beginAttempt(id, 'a dead runner');
  await beginAttempt(id, 'its successor');
  expect(await attemptDelivery(former)).toBeInstanceOf(Error);
  expect(mailServer.received).toEqual([]);
  expect(await read(id)).toMatchObject({ isLocked: true });
});
