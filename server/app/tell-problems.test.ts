import { expect, it } from 'vitest';
import { tellProblems } from './tell-problems.ts';

const fails = (reason: string) => () => Promise.reject(new Error(reason));
const works = () => Promise.resolve();
const outside = { smtpUrl: 'smtp://mail', meili: { url: 'http://search', key: 'key' } };

async function listLines(parts: Parameters<typeof tellProblems>[0]): Promise<string[]> {
  const lines: string[] = [];
  await tellProblems(parts, outside, (line) => lines.push(line));
  return lines;
}

it('a start says nothing of mail and search that work', async () => {
  expect(await listLines({ search: { inspect: works }, mail: { check: works } })).toEqual([]);
});

it('a start says in one line each what is wrong with mail and search, with the variable to look at', async () => {
  const search = { inspect: fails('The provided API key\nis invalid') };
  expect(await listLines({ search, mail: { check: fails('Greeting never received') } })).toEqual([
    'MEILI_URL, MEILI_KEY: nobody can search now, and this is tried again by itself (The provided API key is invalid)',
    'SMTP_URL: mails wait, since none can be handed over now, and this is tried again by itself (Greeting never received)',
  ]);
});
