import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isLongRun } from '../support/random.ts';
import { type JobNodes, startJobNodes } from '../support/jobs/job-nodes.ts';
import { jobScenarios } from '../support/jobs/job-scenarios.ts';
import { makeAccessibleFolder } from '../support/product.ts';
import type { MailFault } from '../support/faults/scripted-mail-server.ts';

/** A hanging mail server may affect nothing else. */
const faults: readonly MailFault[] = isLongRun
  ? ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'content', 'dripping', 'refusing']
  : ['content'];

const waitingMails = 40;

/** Seconds after its time within which a scheduled publication is live. */
const publicationBound = 5;

/** Seconds after the mail server's return: hanging connections time out first, after at most a minute and a half. */
const mailBound = 240;

let folder: string;
beforeEach(() => {
  folder = makeAccessibleFolder('ximblox mail ');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function addJob({ db }: JobNodes, kind: string, { payload }: { payload: object }): Promise<void> {
  await db.query('select graphile_worker.add_job($1, $2::json)', [kind, JSON.stringify(payload)]);
}

type Prepared = { payload: object; count: () => Promise<number> };

const prepare = async (nodes: JobNodes, kind: string): Promise<Prepared> => {
  const prepared = await jobScenarios[kind]?.(nodes);
  if (prepared === undefined) throw new Error(`no kind ${kind}`);
  return prepared;
};

/** Seconds from when a publication is due until it is done. */
async function publishDue(nodes: JobNodes): Promise<number> {
  const publication = await prepare(nodes, 'run-scheduled-publication');
  const began = performance.now();
  await addJob(nodes, 'run-scheduled-publication', publication);
  await expect.poll(publication.count, { timeout: 60_000, interval: 50 }).toBe(1);
  return (performance.now() - began) / 1_000;
}

it.each(faults)(
  'scheduled publications are on time while forty mails wait for a failing mail server: %s',
  async (fault) => {
    const nodes = await startJobNodes(folder);
    const { mail } = nodes;
    const mails: Prepared[] = [];
    for (let index = 0; index < waitingMails; index += 1) mails.push(await prepare(nodes, 'send-forgotten-password'));
    await mail.fail(fault);
    for (const prepared of mails) await addJob(nodes, 'send-forgotten-password', prepared);
    // Nobody is connected to a server that refuses; otherwise each mail slot hangs.
    if (fault === 'refusing') await sleep(3_000);
    else await expect.poll(mail.countConnections, { interval: 50 }).toBe(4);
    const late = [await publishDue(nodes), await publishDue(nodes)];
    if (isLongRun) {
      await sleep(100_000);
      late.push(await publishDue(nodes));
    }
    console.log(`${fault}: published ${late.map((seconds) => seconds.toFixed(1)).join(', ')} s after the time`);
    for (const seconds of late) expect(seconds).toBeLessThan(publicationBound);
    await mail.fail(null);
    if (!isLongRun) return;
    const isSent = async () =>
      (await Promise.all(mails.map(({ count }) => count()))).filter((sent) => sent === 1).length;
    await expect.poll(isSent, { timeout: mailBound * 1_000, interval: 500 }).toBe(waitingMails);
    const copies = new Map<string, number>();
    for (const { messageID } of mail.received) copies.set(messageID, (copies.get(messageID) ?? 0) + 1);
    expect(copies.size).toBe(waitingMails);
    expect(Math.max(...copies.values())).toBeLessThanOrEqual(fault === 'content' ? 2 : 1);
  },
  600_000,
);

it('a node stops at once although mails hang, and another one sends them', async () => {
  const nodes = await startJobNodes(folder);
  const { mail, first } = nodes;
  const mails: Prepared[] = [];
  for (let index = 0; index < 6; index += 1) mails.push(await prepare(nodes, 'send-forgotten-password'));
  await mail.fail('greeting');
  for (const prepared of mails) await addJob(nodes, 'send-forgotten-password', prepared);
  await expect.poll(mail.countConnections, { interval: 50 }).toBe(4);
  const began = performance.now();
  const ended = once(first.process, 'exit');
  first.process.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  console.log(`ended ${((performance.now() - began) / 1_000).toFixed(1)} s after SIGTERM`);
  expect(performance.now() - began).toBeLessThan(15_000);
  const { rows } = await nodes.db.query('select from graphile_worker.jobs where locked_at is not null');
  expect(rows).toEqual([]);
  await mail.fail(null);
  await nodes.start();
  const sent = async () => Promise.all(mails.map(({ count }) => count()));
  await expect.poll(sent, { timeout: 30_000, interval: 200 }).toEqual(mails.map(() => 1));
});
