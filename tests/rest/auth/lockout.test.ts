import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import type { TestClient } from '../../support/test-client.ts';
import { createUser, login, password } from './staff.ts';

let server: TestServer;
let user: { id: number; email: string };
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  user = await createUser(server);
});
afterAll(() => server.stop());

const run = (statement: Parameters<typeof query>[1]) => query(server.orm.em.fork(), statement);

async function preparedBrowser(on = server): Promise<TestClient> {
  const browser = on.visitor();
  await browser.get('/user');
  return browser;
}

const codeOf = ({ body }: { body: unknown }) => (body as { Errors: { code: string }[] }).Errors[0]?.code;

async function fail(times: number, email = user.email): Promise<(string | undefined)[]> {
  const browser = await preparedBrowser();
  const codes = [];
  for (let time = 0; time < times; time += 1) codes.push(codeOf(await login(browser, email, 'Wrong-horse-1')));
  return codes;
}

const passTime = (interval: string) =>
  run(sql`update login_failure set failures = array(select f - ${interval}::interval from unnest(failures) f)`);

describe('an account', () => {
  it('is locked after 5 failures, for the right password too, with 200 and Retry-After', async () => {
    expect(await fail(6)).toEqual(['AUTH_01', 'AUTH_01', 'AUTH_01', 'AUTH_01', 'AUTH_01', 'AUTH_03']);
    const answer = await login(server.visitor(), user.email);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ Success: false, Errors: [{ code: 'AUTH_03', property: '' }] });
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  it('that does not exist is locked in the same way', async () => {
    expect((await fail(6, 'ghost@example.com')).slice(4)).toEqual(['AUTH_01', 'AUTH_03']);
  });

  it('has one count however its address is written', async () => {
    const [name = ''] = user.email.split('@');
    for (const email of [user.email, user.email.toUpperCase(), ` ${user.email}`, `${name}@EXAMPLE.com`, user.email]) {
      await fail(1, email);
    }
    expect(await fail(1)).toEqual(['AUTH_03']);
  });

  it('is open again 10 minutes after the last failure', async () => {
    await fail(5);
    await passTime('9 minutes 58 seconds');
    expect(await fail(1)).toEqual(['AUTH_03']);
    await passTime('3 seconds');
    expect(codeOf(await login(server.visitor(), user.email))).toBeUndefined();
  });

  it('stays locked for 10 minutes from the last failure even when the first of them is older', async () => {
    await fail(1);
    await passTime('8 minutes');
    await fail(4);
    await passTime('5 minutes');
    expect(await fail(1)).toEqual(['AUTH_03']);
  });

  it('is not locked longer by tries while it is locked', async () => {
    await fail(5);
    await passTime('9 minutes');
    await fail(3);
    await passTime('61 seconds');
    expect(await fail(1)).toEqual(['AUTH_01']);
  });

  it('is not locked by 5 failures within more than 10 minutes', async () => {
    await fail(4);
    await passTime('10 minutes 1 second');
    expect(await fail(4)).not.toContain('AUTH_03');
    expect((await login(server.visitor(), user.email)).body).toMatchObject({ Success: true });
  });

  it('has its count set to zero by a right password', async () => {
    await fail(4);
    await login(server.visitor(), user.email);
    expect(await fail(5)).not.toContain('AUTH_03');
  });

  it('keeps its live sessions while it is locked', async () => {
    const browser = server.visitor();
    await login(browser, user.email);
    await fail(6);
    expect((await browser.get('/user')).status).toBe(200);
    expect((await browser.post('/auth/refresh-session')).status).toBe(200);
  });

  it('is locked on every node', async () => {
    const otherNode = await startTestServer({ beside: server });
    await fail(5);
    const answer = await login(otherNode.visitor(), user.email);
    expect(codeOf(answer)).toBe('AUTH_03');
    await otherNode.stop();
  });

  it('leaves no address in the database, and no old counts', async () => {
    await fail(1, 'secret-name@example.com');
    const [row] = (await run(sql`select string_agg(to_jsonb(f)::text, ' ') as text from login_failure f`)) as {
      text: string;
    }[];
    expect(row?.text).not.toContain('secret-name');
    await passTime('11 minutes');
    await fail(1);
    expect(await run(sql`select 1 from login_failure`)).toHaveLength(1);
  });
});

describe('50 guesses at the same moment', () => {
  it('have at most 5 hashes computed, on two nodes together, and the right one among the last is refused', async () => {
    const otherNode = await startTestServer({ beside: server });
    const hashes = [server, otherNode].map((node) => vi.spyOn(node.services.auth.passwords, 'verify'));
    const browsers = await Promise.all(
      Array.from({ length: 50 }, (_, guess) => preparedBrowser(guess % 2 === 0 ? server : otherNode)),
    );
    const answers = await Promise.all(
      browsers.map((browser, guess) => login(browser, user.email, guess === 47 ? password : `Wrong-horse-${guess}`)),
    );
    const codes = answers.map(codeOf);
    expect(hashes.reduce((sum, spy) => sum + spy.mock.calls.length, 0)).toBe(5);
    expect(codes.filter((code) => code === 'AUTH_01')).toHaveLength(5);
    expect(codes.filter((code) => code === 'AUTH_03')).toHaveLength(45);
    expect(codes[47]).toBe('AUTH_03');
    await otherNode.stop();
  });
});

describe('20 right passwords at the same moment', () => {
  it('all sign in', async () => {
    const browsers = await Promise.all(Array.from({ length: 20 }, () => preparedBrowser()));
    const answers = await Promise.all(browsers.map((browser) => login(browser, user.email)));
    expect(answers.map(({ body }) => (body as { Success: boolean }).Success)).not.toContain(false);
  });
});

describe('one network address', () => {
  it('has a budget for failures, 429 with Retry-After, and none for those who know their password', async () => {
    const strict = await startTestServer({ rateLimit: true });
    const known = await createUser(strict);
    const browser = await preparedBrowser(strict);
    for (let time = 0; time < 110; time += 1) await login(browser, known.email);
    expect((await browser.get('/user')).status).toBe(200);
    const statuses = [];
    for (let guess = 0; guess < 105; guess += 1) {
      const { status, headers } = await login(browser, `guess-${guess}@example.com`, 'Wrong-horse-1');
      statuses.push(status);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, 95)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    await strict.stop();
  }, 120_000);
});
