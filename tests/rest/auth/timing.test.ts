import { Query } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { createUser, login } from '../../support/users.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a login computes one hash and runs the same queries whether or not the address is known', async () => {
  const { email } = await createUser(server);
  const inactive = await createUser(server, { active: false });
  const browser = server.visitor();
  await browser.get('/user');
  const verify = vi.spyOn(server.services.auth.passwords, 'verify');
  const ask = vi.spyOn(Query.prototype, 'submit');
  const workFor = async (address: string) => {
    verify.mockClear();
    ask.mockClear();
    await login(browser, address, 'Wrong-horse-1');
    const statements = ask.mock.contexts.map((statement) => (statement as { text?: string }).text);
    return [verify.mock.calls.length, statements];
  };
  const work = await workFor(email);
  expect(work[0]).toBe(1);
  expect(work[1]).toContainEqual(expect.stringContaining('"user"'));
  expect(await workFor('stranger@example.com')).toEqual(work);
  expect(await workFor(inactive.email)).toEqual(work);
});
