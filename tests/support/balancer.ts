import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A proxy in front of several nodes, as plain as one can be: it asks each whether it is ready, and repeats nothing. */
export type Balancer = { url: string; seesAll: () => boolean; stop: () => Promise<void> };

/** Milliseconds between two looks at each node, and that a node has to answer one. */
const interval = 100;
const patience = 5_000;

export async function startBalancer(addresses: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let turn = 0;
  const look = async (address: string): Promise<void> => {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(patience) }).catch(() => null);
    if (answer?.ok) ready.add(address);
    else ready.delete(address);
  };
  const passOn = (incoming: IncomingMessage, answer: ServerResponse): void => {
    turn += 1;
    const address = [...ready][turn % Math.max(1, ready.size)];
    if (address === undefined) return void answer.writeHead(502).end('no node is ready');
    const { method, headers, url } = incoming;
    const outgoing = request(new URL(url ?? '/', address), { method, headers, agent }, (reply) => {
      const { connection: _ended, ...passed } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, passed);
      reply.pipe(answer);
    });
    outgoing.on('error', (error) => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end(error.message);
    });
    incoming.pipe(outgoing);
  };
  const server = createServer(passOn);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await Promise.all(addresses.map(look));
  const ending = new AbortController();
  // One look at a time at each: a slow answer is never taken for the newest.
  const watch = async (address: string): Promise<void> => {
    while (!ending.signal.aborted) {
      await sleep(interval);
      await look(address);
    }
  };
  const watching = addresses.map(watch);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seesAll: () => ready.size === addresses.length,
    stop: async () => {
      ending.abort();
      await Promise.all(watching);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
