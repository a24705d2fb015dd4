import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let guarded: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  guarded = await startTestServer({ beside: server, metricsToken: 'only-for-prometheus' });
});
afterAll(async () => {
  await guarded.stop();
  await server.stop();
});

const read = ({ url }: TestServer, headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers });

it('tells figures of requests, cache, jobs, database and event loop to whoever asks from this machine', async () => {
  await fetch(`${server.url}/some-page?secret=1`);
  const answer = await read(server);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toMatch(/ximblox_http_request_seconds_count\{method="GET",route="\/\*",status="404"\} [1-9]/);
  expect(text).toContain('ximblox_cache{figure="misses"}');
  expect(text).toContain('ximblox_jobs');
  expect(text).toMatch(/ximblox_database\{figure="up"\} 1/);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(text).not.toContain('some-page');
});

it('has no figures for what came through a proxy, nor for anybody without the token where one is set', async () => {
  expect((await read(server, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  expect((await read(guarded)).status).toBe(404);
  expect((await read(guarded, { authorization: 'Bearer a-wrong-one' })).status).toBe(404);
  expect((await read(guarded, { authorization: 'Bearer only-for-prometheus' })).status).toBe(200);
});
