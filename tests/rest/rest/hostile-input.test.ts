import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom, isLong, seed } from '../../support/generated.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let calls: { method: string; path: string }[];
beforeAll(async () => {
  server = await startTestServer();
  const { body } = await server.visitor().get<{ paths: Record<string, Record<string, unknown>> }>('/openapi.json');
  calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
});
afterAll(() => server.stop());

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const fields = [
  'email',
  'password',
  'title',
  'slug',
  'locale',
  'type',
  'id',
  'path',
  'blocks',
  'content',
  'typeData',
  'name',
  'tag',
  'pageID',
  'newPath',
  'folderName',
  'searchTerm',
  'items',
  'permissions',
];
const eachField = (value: unknown) => JSON.stringify(Object.fromEntries(fields.map((name) => [name, value])));

const bodies: Record<string, string> = {
  empty: '',
  broken: '{"a":',
  null: 'null',
  'a number': '7',
  'a list': '[[],{}]',
  'an object': '{}',
  'many brackets': deep(200_000),
  'many brackets in a field': `{"content":${deep(5_000)},"blocks":${deep(50)}}`,
  'a huge text': eachField('a'.repeat(150_000)),
  'a long list': eachField(Array.from({ length: 20_000 }, () => 0)),
  'texts everywhere': eachField('x'),
  'numbers everywhere': eachField(1e308),
  'numbers too large': `{"id":1e999,"pageID":99999999999999999999,"pageIndex":2147483647,"pageSize":1000}`,
  'null everywhere': eachField(null),
  'objects everywhere': eachField({ toString: 1, __proto__: { a: 1 }, constructor: null }),
  NUL: eachField('a\0b'),
  'lone surrogates': eachField('\ud800'),
  __proto__: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
};

const ids = ['1', '2147483647', '99999999999', '0', 'x', '%00', '%ED%A0%80', '..%2f..', "1'--"];
const queries: Record<string, string> = {
  none: '',
  NUL: '?slug=%00',
  'a name twice': '?slug=a&slug=b',
  brackets: '?slug[a]=1',
  'wrong numbers': '?w=1e9&format=x&imageID=-1&x=NaN',
  'a huge text': `?slug=${'a'.repeat(5_000)}`,
};

/** What is wrong with an answer: every failure has the one form and tells nothing of the machine. */
function complain(status: number, text: string): string | null {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (/node_modules|\.ts:|at Object\.|select |insert into/i.test(text)) return `tells too much: ${text.slice(0, 200)}`;
  if (status < 400) return null;
  const { Success, Errors, Message } = JSON.parse(text) as Record<string, unknown>;
  return Success === false && Array.isArray(Errors) && typeof Message === 'string' ? null : text;
}

const randomBodies = isLong ? 1_000 : 3;

const parts: readonly unknown[] = [
  '',
  '/',
  'x',
  '\0',
  '\ud800',
  '../..',
  "' or 1=1 --",
  '<script>',
  '🙂',
  'a'.repeat(300),
  'javascript:alert(1)',
  null,
  true,
  0,
  -1,
  1.5,
  0x80000000,
  [],
  [null],
  {},
  [[[]]],
  { id: {} },
  ['x', 1],
];

/** Fields that calls know, each with something that it may not hold. */
function randomBody(random: () => number): Record<string, unknown> {
  const chosen = fields.filter(() => random() < 0.6);
  return Object.fromEntries(chosen.map((name) => [name, parts[Math.floor(random() * parts.length)]]));
}

type Sent = { method: string; path: string; body?: string };

async function send(browser: TestClient, { method, path, body }: Sent): Promise<string[]> {
  const headers = {
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': browser.csrfToken(),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const answer = await browser.fetch(path, { method, body: body ?? null, headers });
  const complaint = complain(answer.status, await answer.text());
  return complaint === null ? [] : [`${method} ${path}: ${complaint}`];
}

const fill = (path: string, value: string) => path.replaceAll(/\{\w+\}/g, value);

describe('whatever is sent to any call', () => {
  const inBodies = Object.entries(bodies);
  it.each(inBodies)('as a body (%s), the answer is no 5xx', { timeout: 60_000 }, async (_name, body) => {
    const complaints: string[] = [];
    for (const { method, path } of calls.filter((call) => call.method !== 'GET')) {
      const browser = path.startsWith('/api/ximblox/auth/') ? server.visitor() : await server.signIn();
      await browser.get('/user');
      complaints.push(...(await send(browser, { method, path: fill(path, '1'), body })));
    }
    expect(complaints).toEqual([]);
  });

  it(`as a body of random parts (${randomBodies} of seed ${seed}), the answer is no 5xx`, {
    timeout: isLong ? 1_800_000 : 60_000,
  }, async () => {
    console.log(`hostile input by REST: ${randomBodies} random bodies of seed ${seed}`);
    const random = createRandom(seed);
    const complaints: string[] = [];
    for (const { method, path } of calls.filter((call) => call.method !== 'GET' && !call.path.includes('/auth/'))) {
      const browser = await server.signIn();
      for (let turn = 0; turn < randomBodies; turn += 1) {
        const body = JSON.stringify(randomBody(random));
        complaints.push(...(await send(browser, { method, path: fill(path, turn % 2 === 0 ? '1' : '999999'), body })));
      }
    }
    expect(complaints).toEqual([]);
  });

  it.each(ids)('as an id (%s), the answer is no 5xx', async (id) => {
    const browser = await server.signIn();
    const complaints: string[] = [];
    for (const { method, path } of calls.filter((call) => call.path.includes('{'))) {
      const body = method === 'GET' ? {} : { body: '{}' };
      complaints.push(...(await send(browser, { method, path: fill(path, id), ...body })));
    }
    expect(complaints).toEqual([]);
  });

  it.each(Object.entries(queries))('as a query (%s), the answer is no 5xx', async (_name, query) => {
    const browser = await server.signIn();
    const complaints: string[] = [];
    for (const { path } of calls.filter((call) => call.method === 'GET')) {
      complaints.push(...(await send(browser, { method: 'GET', path: `${fill(path, '1')}${query}` })));
    }
    expect(complaints).toEqual([]);
  });
});
