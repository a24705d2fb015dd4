import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let guarded: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  guarded = await startTestServer({ sharedWith: server, metricsToken: 'only-for-prometheus' });
});
afterAll(async () => {
  await guarded.stop();
  await server.stop();
});

const read = ({ url }: TestServer, headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers });

it('returns metrics of requests, cache, jobs, database and event loop to requests from this machine', async () => {
  await fetch(`${server.url}/some-page?secret=1`);
  const response = await read(server);
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toMatch(/ximblox_http_request_seconds_count\{method="GET",route="\/\*",status="404"\} [1-9]/);
  expect(text).toContain('ximblox_cache{figure="misses"}');
  expect(text).toContain('ximblox_jobs');
  expect(text).toMatch(/ximblox_database\{figure="up"\} 1/);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(text).not.toContain('some-page');
});

it('returns no metrics to proxied requests, nor without the token if one is set', async () => {
  expect((await read(server, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  expect((await read(guarded)).status).toBe(404);
  expect((await read(guarded, { authorization: 'Bearer a-wrong-one' })).status).toBe(404);
  expect((await read(guarded, { authorization: 'Bearer only-for-prometheus' })).status).toBe(200);
});
