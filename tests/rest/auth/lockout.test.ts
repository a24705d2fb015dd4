import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import type { TestClient } from '../../support/test-client.ts';
import { createUser, login, userPassword } from '../../support/users.ts';

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

async function failLogins(times: number, email = user.email): Promise<(string | undefined)[]> {
  const browser = await preparedBrowser();
  const codes = [];
  for (let time = 0; time < times; time += 1) codes.push(codeOf(await login(browser, email, 'Wrong-horse-1')));
  return codes;
}

const advanceTime = (interval: string) =>
  run(sql`update login_failure set failures = array(select f - ${interval}::interval from unnest(failures) f)`);

describe('an account', () => {
  it('is locked after 5 failures, even for the right password, with 200 and Retry-After', async () => {
    expect(await failLogins(6)).toEqual(['AUTH_01', 'AUTH_01', 'AUTH_01', 'AUTH_01', 'AUTH_01', 'AUTH_03']);
    const response = await login(server.visitor(), user.email);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ Success: false, Errors: [{ code: 'AUTH_03', property: '' }] });
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  it('that does not exist is locked in the same way', async () => {
    expect((await failLogins(6, 'ghost@example.com')).slice(4)).toEqual(['AUTH_01', 'AUTH_03']);
  });

  it('has one count however its address is written', async () => {
    const [name = ''] = user.email.split('@');
    for (const email of [user.email, user.email.toUpperCase(), ` ${user.email}`, `${name}@EXAMPLE.com`, user.email]) {
      await failLogins(1, email);
    }
    expect(await failLogins(1)).toEqual(['AUTH_03']);
  });

  it('is unlocked 10 minutes after the last failure', async () => {
    await failLogins(5);
    await advanceTime('9 minutes 58 seconds');
    expect(await failLogins(1)).toEqual(['AUTH_03']);
    await advanceTime('3 seconds');
    expect(codeOf(await login(server.visitor(), user.email))).toBeUndefined();
  });

  it('stays locked for 10 minutes after the last failure even if the first of them is older', async () => {
    await failLogins(1);
    await advanceTime('8 minutes');
    await failLogins(4);
    await advanceTime('5 minutes');
    expect(await failLogins(1)).toEqual(['AUTH_03']);
  });

  it('is not locked longer by attempts while it is locked', async () => {
    await failLogins(5);
    await advanceTime('9 minutes');
    await failLogins(3);
    await advanceTime('61 seconds');
    expect(await failLogins(1)).toEqual(['AUTH_01']);
  });

  it('is not locked by 5 failures spread over more than 10 minutes', async () => {
    await failLogins(4);
    await advanceTime('10 minutes 1 second');
    expect(await failLogins(4)).not.toContain('AUTH_03');
    expect((await login(server.visitor(), user.email)).body).toMatchObject({ Success: true });
  });

  it('has its count reset by the right password', async () => {
    await failLogins(4);
    await login(server.visitor(), user.email);
    expect(await failLogins(5)).not.toContain('AUTH_03');
  });

  it('keeps its active sessions while it is locked', async () => {
    const browser = server.visitor();
    await login(browser, user.email);
    await failLogins(6);
    expect((await browser.get('/user')).status).toBe(200);
    expect((await browser.post('/auth/refresh-session')).status).toBe(200);
  });

  it('is locked on every node', async () => {
    const otherNode = await startTestServer({ sharedWith: server });
    await failLogins(5);
    const response = await login(otherNode.visitor(), user.email);
    expect(codeOf(response)).toBe('AUTH_03');
    await otherNode.stop();
  });

  it('leaves no address in the database, and no old counts', async () => {
    await failLogins(1, 'secret-name@example.com');
    const [row] = (await run(sql`select string_agg(to_jsonb(f)::text, ' ') as text from login_failure f`)) as {
      text: string;
    }[];
    expect(row?.text).not.toContain('secret-name');
    await advanceTime('11 minutes');
    await failLogins(1);
    expect(await run(sql`select 1 from login_failure`)).toHaveLength(1);
  });
});

describe('50 parallel guesses', () => {
  it('have at most 5 hashes computed, on two nodes together, and a late right one is refused', async () => {
    const otherNode = await startTestServer({ sharedWith: server });
    const hashes = [server, otherNode].map((node) => vi.spyOn(node.services.auth.passwords, 'verify'));
    const browsers = await Promise.all(
      Array.from({ length: 50 }, (_, guess) => preparedBrowser(guess % 2 === 0 ? server : otherNode)),
    );
    const responses = await Promise.all(
      browsers.map((browser, guess) =>
        login(browser, user.email, guess === 47 ? userPassword : `Wrong-horse-${guess}`),
      ),
    );
    const codes = responses.map(codeOf);
    expect(hashes.reduce((sum, spy) => sum + spy.mock.calls.length, 0)).toBe(5);
    expect(codes.filter((code) => code === 'AUTH_01')).toHaveLength(5);
    expect(codes.filter((code) => code === 'AUTH_03')).toHaveLength(45);
    expect(codes[47]).toBe('AUTH_03');
    await otherNode.stop();
  });
});

describe('20 parallel right passwords', () => {
  it('all sign in', async () => {
    const browsers = await Promise.all(Array.from({ length: 20 }, () => preparedBrowser()));
    const responses = await Promise.all(browsers.map((browser) => login(browser, user.email)));
    expect(responses.map(({ body }) => (body as { Success: boolean }).Success)).not.toContain(false);
  });
});

describe('a network address', () => {
  it('has a rate limit for failures, 429 with Retry-After, which right passwords do not consume', async () => {
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
