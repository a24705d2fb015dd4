import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A minimal load balancer for several nodes: it probes their readiness, and retries nothing. */
export type LoadBalancer = { url: string; areAllReady: () => boolean; stop: () => Promise<void> };

/** Milliseconds between two probes of a node, and for the response to one. */
const probeIntervalMs = 100;
const probeTimeoutMs = 5_000;

export async function startLoadBalancer(addresses: readonly string[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let turn = 0;
  const probe = async (address: string): Promise<void> => {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(probeTimeoutMs) }).catch(
      () => null,
    );
    if (response?.ok) ready.add(address);
    else ready.delete(address);
  };
  const forward = (incoming: IncomingMessage, response: ServerResponse): void => {
    turn += 1;
    const address = [...ready][turn % Math.max(1, ready.size)];
    if (address === undefined) return void response.writeHead(502).end('no node is ready');
    const { method, headers, url } = incoming;
    const outgoing = request(new URL(url ?? '/', address), { method, headers, agent }, (reply) => {
      const { connection: _ended, ...passed } = reply.headers;
      response.writeHead(reply.statusCode ?? 502, passed);
      reply.pipe(response);
    });
    outgoing.on('error', (error) => {
      if (!response.headersSent) response.writeHead(502);
      response.end(error.message);
    });
    incoming.pipe(outgoing);
  };
  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await Promise.all(addresses.map(probe));
  const ending = new AbortController();
  // One probe at a time per node, so that a slow response never overrides a newer one.
  const probeRegularly = async (address: string): Promise<void> => {
    while (!ending.signal.aborted) {
      await sleep(probeIntervalMs);
      await probe(address);
    }
  };
  const watching = addresses.map(probeRegularly);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    areAllReady: () => ready.size === addresses.length,
    stop: async () => {
      ending.abort();
      await Promise.all(watching);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
