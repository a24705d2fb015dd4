import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { createUser, login } from './staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Of the quickest tenth: what else the machine does only ever makes an answer slower. */
const typical = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)] ?? 0;

const repeated = { retry: 4, timeout: 60_000 };

it('a login takes the same time and answers the same whether or not the address is known', repeated, async () => {
  const known = await Promise.all(Array.from({ length: 40 }, () => createUser(server)));
  const browser = server.visitor();
  await login(browser, 'warm-up@example.com', 'Wrong-horse-1');
  const times = { known: [] as number[], unknown: [] as number[] };
  const bodies = new Set<string>();
  const measure = async (kind: keyof typeof times, email: string) => {
    const start = performance.now();
    const { text } = await login(browser, email, 'Wrong-horse-1');
    times[kind].push(performance.now() - start);
    bodies.add(text);
  };
  for (const [index, { email }] of [...known, ...known].entries()) {
    const pair = [
      ['known', email],
      ['unknown', `stranger-to-${email}`],
    ] as const;
    for (const [kind, address] of index % 2 === 0 ? pair : pair.toReversed()) await measure(kind, address);
  }
  expect(bodies.size).toBe(1);
  expect(typical(times.known) / typical(times.unknown)).toBeGreaterThan(0.9);
  expect(typical(times.known) / typical(times.unknown)).toBeLessThan(1.1);
});

it('a login computes one hash and asks the database the same whether or not the address is known', async () => {
  const { email } = await createUser(server);
  const inactive = await createUser(server, { active: false });
  const browser = server.visitor();
  await browser.get('/user');
  const verify = vi.spyOn(server.services.auth.passwords, 'verify');
  const ask = vi.spyOn(Client.prototype, 'query');
  const workFor = async (address: string) => {
    verify.mockClear();
    ask.mockClear();
    await login(browser, address, 'Wrong-horse-1');
    const statements = ask.mock.calls.map(([statement]) => (statement as { text?: string }).text ?? statement);
    return [verify.mock.calls.length, statements];
  };
  const work = await workFor(email);
  expect(work[0]).toBe(1);
  expect(work[1]).not.toEqual([]);
  expect(await workFor('stranger@example.com')).toEqual(work);
  expect(await workFor(inactive.email)).toEqual(work);
});
