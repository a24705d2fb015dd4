import { beforeAll, expect, it } from 'vitest';
import { forbidInTransactions } from '../../../server/shared/forbid-in-transactions.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  return () => server.stop();
});

/** Calls that only touch the disk of this machine. */
const localMethods = new Set(['constructor', 'stage', 'discard', 'sweep']);

const methodsOf = (engine: object): string[] =>
  [...new Set([...Object.keys(engine), ...Object.getOwnPropertyNames(Object.getPrototypeOf(engine))])].filter(
    (name) =>
      typeof (engine as Record<string, unknown>)[name] === 'function' && !localMethods.has(name) && !(name in {}),
  );

it.each(['storage', 'search', 'mail'] as const)('refuses every %s call within a transaction', async (name) => {
  const engine = server.services[name] as unknown as Record<string, () => unknown>;
  const methods = methodsOf(engine);
  expect(methods.length).toBeGreaterThan(1);
  await server.orm.em.fork().transactional(async () => {
    for (const method of methods) expect(() => engine[method]?.(), method).toThrow('within a database transaction');
  });
});

it('allows calls before, beside and after a transaction', async () => {
  const engine = forbidInTransactions({ ask: async () => 'reply' }, ['ask']);
  const transaction = server.orm.em.fork().transactional(async () => {});
  expect(await engine.ask()).toBe('reply');
  await transaction;
  expect(await engine.ask()).toBe('reply');
});
