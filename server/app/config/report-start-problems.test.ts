import { expect, it } from 'vitest';
import { reportStartProblems } from './report-start-problems.ts';

const fails = (reason: string) => () => Promise.reject(new Error(reason));
const works = () => Promise.resolve();
const config = { smtpUrl: 'smtp://mail', meili: { url: 'http://search', key: 'key' } };

async function listLines(services: Parameters<typeof reportStartProblems>[0]): Promise<string[]> {
  const lines: string[] = [];
  await reportStartProblems(services, config, (line) => lines.push(line));
  return lines;
}

it('prints nothing if mail and search work', async () => {
  expect(await listLines({ search: { inspect: works }, mail: { check: works } })).toEqual([]);
});

it('prints one line each for mail and search that fail, with the variable to check', async () => {
  const search = { inspect: fails('The provided API key\nis invalid') };
  expect(await listLines({ search, mail: { check: fails('Greeting never received') } })).toEqual([
    'MEILI_URL, MEILI_KEY: search is unavailable, and this is retried automatically (The provided API key is invalid)',
    'SMTP_URL: mails cannot be sent now, and this is retried automatically (Greeting never received)',
  ]);
});
