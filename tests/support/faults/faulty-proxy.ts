import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault = 'none' | 'stopped' | 'responding 500' | 'responding after 30 s';

/** A proxy that forwards everything until it has to fail. */
export type FaultyProxy = { url: string; fail: (fault: Fault) => void; stop: () => Promise<void> };

function forward(target: URL, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = incoming;
  const options = { host: target.hostname, port: target.port, path: url, method, headers };
  const outgoing = request(options, (upstream) => {
    response.writeHead(upstream.statusCode ?? 500, upstream.headers);
    upstream.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

export async function startFaultyProxy(address: string): Promise<FaultyProxy> {
  const target = new URL(address);
  let fault: Fault = 'none';
  const server = createServer((incoming, response) => {
    if (fault === 'stopped') incoming.socket.destroy();
    else if (fault === 'responding 500') response.writeHead(500).end('{"message":"out of order"}');
    else if (fault === 'responding after 30 s') setTimeout(() => forward(target, incoming, response), 30_000).unref();
    else forward(target, incoming, response);
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
