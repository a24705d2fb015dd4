import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { closeIdleSockets, addRequestTimeouts } from '../../../server/app/http/request-timeouts.ts';
import type { AppError } from '../../../server/shared/errors/index.ts';

const limit = 300;
let port: number;

beforeEach(async () => {
  const app = fastify({ serverFactory: (handle) => closeIdleSockets(createServer(handle), limit) });
  onTestFinished(() => app.close());
  addRequestTimeouts(app);
  app.setErrorHandler((error, _request, reply) => {
    const { status, retryAfter } = error as AppError;
    return reply
      .code(status)
      .header('retry-after', retryAfter ?? 0)
      .send({});
  });
  app.post('/slow', async () => {
    await sleep(4 * limit);
    return 'late';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});

it('returns 503 if a fully received request takes too long', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/slow`, { method: 'POST' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  await sleep(4 * limit);
  expect((await fetch(`http://127.0.0.1:${port}/unknown`)).status).toBe(404);
});

it('closes a connection without a response if the request does not arrive', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{');
  expect(Buffer.concat(await socket.toArray()).toString()).toBe('');
});
