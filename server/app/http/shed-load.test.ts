import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shedLoad } from './shed-load.ts';

let app: FastifyInstance;
let release: () => void;
let shed: number;
let started: number;

beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  release = resolve;
  shed = 0;
  started = 0;
  app = fastify();
  const onShed = () => {
    shed += 1;
  };
  const sendOverloadPage = (reply: FastifyReply) => void reply.send('a page');
  shedLoad(app, { isCached: ({ url }) => url === '/cached', onShed, sendOverloadPage });
  app.get('/work', async () => {
    started += 1;
    await promise;
    return 'done';
  });
  for (const path of ['/cached', '/healthz', '/about', '/api/call']) app.get(path, async () => 'at once');
});
afterEach(() => app.close());

it('refuses requests above the limit with 503, except cached pages and health checks, and recovers', async () => {
  const working = Array.from({ length: 100 }, () => app.inject('/work'));
  await vi.waitFor(() => expect(started).toBe(100));
  const refused = await app.inject('/api/call');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toMatchObject({ Success: false, Errors: [{ code: 'G_01', property: '' }] });
  const refusedPage = await app.inject('/about');
  expect([refusedPage.statusCode, refusedPage.body]).toEqual([503, 'a page']);
  expect((await app.inject('/cached')).statusCode).toBe(200);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  release();
  expect((await Promise.all(working)).map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200));
  expect((await app.inject('/api/call')).statusCode).toBe(200);
  expect(shed).toBe(2);
});
