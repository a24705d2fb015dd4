import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger, runOnce } from 'graphile-worker';
import { createJobTasks } from '../../../server/app/jobs/job-lanes.ts';
import type { TestServer } from '../test-server.ts';

/** Runs the due jobs like the worker of the product: all kinds, or the given ones. */
export async function runJobs({ databaseUrl, orm, services }: TestServer, kinds?: readonly string[]): Promise<void> {
  const tasks = Object.entries(createJobTasks({ orm, services }));
  await runOnce({
    connectionString: databaseUrl,
    taskList: Object.fromEntries(kinds ? tasks.filter(([name]) => kinds.includes(name)) : tasks),
    logger: new Logger(() => () => {}),
  });
}

export type SentMail = {
  to: string;
  subject: string;
  text: string;
  link: string | null;
  token: string | null;
  raw: string;
};

/** Decodes quoted-printable. */
const decode = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

function parse(content: string): SentMail {
  const raw = content.replaceAll('\r\n', '\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(raw)?.[1] ?? '';
  const [, part = ''] = raw.split('Content-Type: text/plain');
  const text = decode(part.split('\n\n').slice(1).join('\n\n').split('\n--')[0] ?? '');
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? null;
  const token = link === null ? null : new URL(link).searchParams.get('token');
  return { to: header('To'), subject: header('Subject'), text, link, token, raw };
}

/** Runs the due jobs; returns the mails to an address since the server's start, oldest first. */
export async function mailsTo(server: TestServer, address: string): Promise<SentMail[]> {
  await runJobs(server);
  const folder = join(server.dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.toSorted((a, b) => a.localeCompare(b)).map(async (name) => parse(await readFile(join(folder, name), 'utf8'))),
  );
  return mails.filter(({ to }) => to === address);
}
