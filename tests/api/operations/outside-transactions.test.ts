import { beforeAll, expect, it } from 'vitest';
import { outsideTransactions } from '../../../server/shared/outside-transactions.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  return () => server.stop();
});

/** What only touches the disk of this machine. */
const local = new Set(['constructor', 'stage', 'discard', 'sweep']);

const methodsOf = (engine: object): string[] =>
  [...new Set([...Object.keys(engine), ...Object.getOwnPropertyNames(Object.getPrototypeOf(engine))])].filter(
    (name) => typeof (engine as Record<string, unknown>)[name] === 'function' && !local.has(name) && !(name in {}),
  );

it.each(['storage', 'search', 'mail'] as const)('refuses every call of the %s within a transaction', async (name) => {
  const engine = server.services[name] as unknown as Record<string, () => unknown>;
  const methods = methodsOf(engine);
  expect(methods.length).toBeGreaterThan(1);
  await server.orm.em.fork().transactional(async () => {
    for (const method of methods) expect(() => engine[method]?.(), method).toThrow('within a database transaction');
  });
});

it('allows the calls before, beside and after a transaction', async () => {
  const engine = outsideTransactions({ ask: async () => 'reply' }, ['ask']);
  const transaction = server.orm.em.fork().transactional(async () => {});
  expect(await engine.ask()).toBe('reply');
  await transaction;
  expect(await engine.ask()).toBe('reply');
});
