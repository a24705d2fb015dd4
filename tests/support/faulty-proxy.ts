import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault = 'none' | 'stopped' | 'answering 500' | 'answering after 30 s';

/** A server in front of another that passes everything on, until it is told to fail. */
export type FaultyProxy = { url: string; fail: (fault: Fault) => void; stop: () => Promise<void> };

function passOn(target: URL, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url } = incoming;
  const options = { host: target.hostname, port: target.port, path: url, method, headers };
  const outgoing = request(options, (reply) => {
    answer.writeHead(reply.statusCode ?? 500, reply.headers);
    reply.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  incoming.pipe(outgoing);
}

export async function startFaultyProxy(address: string): Promise<FaultyProxy> {
  const target = new URL(address);
  let fault: Fault = 'none';
  const server = createServer((incoming, answer) => {
    if (fault === 'stopped') incoming.socket.destroy();
    else if (fault === 'answering 500') answer.writeHead(500).end('{"message":"out of order"}');
    else if (fault === 'answering after 30 s') setTimeout(() => passOn(target, incoming, answer), 30_000).unref();
    else passOn(target, incoming, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (next) => {
      fault = next;
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
