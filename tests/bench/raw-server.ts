import { createServer } from 'node:http';
import fastify from 'fastify';

/**
 * A bare server that sends given bytes and headers: what an answer costs at least. `node` is node:http alone,
 * `fastify` the framework without anything of ours, which reads the body as JSON.
 * Run as a process of its own; the parent sends what to answer and gets the port.
 */
export type RawAnswer = { kind: 'node' | 'fastify'; headers: Record<string, string>; body: string };

async function listen({ kind, headers, body }: RawAnswer): Promise<number> {
  const bytes = Buffer.from(body, 'base64');
  if (kind === 'fastify') {
    const app = fastify();
    app.post('/*', (_request, reply) => reply.headers(headers).send(bytes));
    return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  }
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => response.writeHead(200, headers).end(bytes));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

process.once('message', (answer: RawAnswer) => void listen(answer).then((port) => process.send?.(port)));
