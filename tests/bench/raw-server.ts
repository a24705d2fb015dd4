import { createServer } from 'node:http';
import fastify from 'fastify';

/**
 * A bare server that sends given bytes and headers: the minimum cost of a response. `node` is plain node:http,
 * `fastify` the bare framework, which parses the body as JSON. Runs as a separate process; the parent sends the
 * response and receives the port.
 */
export type RawServerResponse = { kind: 'node' | 'fastify'; headers: Record<string, string>; body: string };

async function listen({ kind, headers, body }: RawServerResponse): Promise<number> {
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

process.once('message', (result: RawServerResponse) => void listen(result).then((port) => process.send?.(port)));
