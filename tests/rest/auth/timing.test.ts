import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { createUser, login } from './staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Of the quicker half: what else the machine does only ever makes an answer slower. */
const typical = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;

const repeated = { retry: 2, timeout: 60_000 };

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
      ['unknown', `stranger-${index % 40}@example.com`],
    ] as const;
    for (const [kind, address] of index % 2 === 0 ? pair : pair.toReversed()) await measure(kind, address);
  }
  expect(bodies.size).toBe(1);
  expect(typical(times.known) / typical(times.unknown)).toBeGreaterThan(0.9);
  expect(typical(times.known) / typical(times.unknown)).toBeLessThan(1.1);
});
