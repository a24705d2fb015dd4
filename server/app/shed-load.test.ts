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
  const refusePage = (reply: FastifyReply) => void reply.send('a page');
  shedLoad(app, { isKept: ({ url }) => url === '/kept', onShed, refusePage });
  app.get('/work', async () => {
    started += 1;
    await promise;
    return 'done';
  });
  for (const path of ['/kept', '/healthz', '/about', '/api/call']) app.get(path, async () => 'at once');
});
afterEach(() => app.close());

it('answers too many requests at once early with 503, but what is kept or asks for health, and recovers', async () => {
  const working = Array.from({ length: 100 }, () => app.inject('/work'));
  await vi.waitFor(() => expect(started).toBe(100));
  const refused = await app.inject('/api/call');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toMatchObject({ Success: false, Errors: [{ code: 'G_01', property: '' }] });
  const refusedPage = await app.inject('/about');
  expect([refusedPage.statusCode, refusedPage.body]).toEqual([503, 'a page']);
  expect((await app.inject('/kept')).statusCode).toBe(200);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  release();
  expect((await Promise.all(working)).map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200));
  expect((await app.inject('/api/call')).statusCode).toBe(200);
  expect(shed).toBe(2);
});
