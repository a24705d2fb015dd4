import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it.each([
  ['/api/ximblox/page/get-by-slug', 'application/json'],
  ['/graphql', 'application/json'],
  ['/_/check', 'application/x-www-form-urlencoded'],
])('a too large body for %s gets a response, however much of it is still to come', async (path, type) => {
  const headers = { 'content-type': type, 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ slug: 'x'.repeat(24 * 1024 * 1024) });
  for (let time = 0; time < 5; time += 1) {
    expect((await server.visitor().fetch(path, { method: 'POST', headers, body })).status).toBe(413);
  }
});
