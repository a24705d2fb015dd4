import { Agent, request as httpRequest } from 'node:http';

export type BenchRequest = { url: string; method: 'GET' | 'POST'; headers: Record<string, string>; body?: string };

export type BenchResponse = { status: number; headers: Record<string, string>; body: Buffer };

const connections = 8;

/** One response as transferred: only the given request headers are sent, and nothing is decompressed. */
export function readResponse({ url, method, headers, body }: BenchRequest): Promise<BenchResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers, agent: false }, (response) => {
      const headerEntries = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
      response.toArray().then((chunks) => {
        const result = { status: response.statusCode ?? 0, headers: Object.fromEntries(headerEntries) };
        resolve({ ...result, body: Buffer.concat(chunks as Buffer[]) });
      }, reject);
    });
    request.once('error', reject);
    request.end(body);
  });
}

function send({ url, method, headers, body }: BenchRequest, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Sends `count` equal requests over a few keep-alive connections; every response must be 200. Loopback only. */
export async function sendMany(request: BenchRequest, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const status = await send(request, agent);
      if (status !== 200) throw new Error(`${request.url} returned ${status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
}

/** Sends requests one after the other over one keep-alive connection; every response must be 200. Loopback only. */
export async function sendInTurn(requests: readonly BenchRequest[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const request of requests) {
    const status = await send(request, agent);
    if (status !== 200) throw new Error(`${request.url} returned ${status}`);
  }
  agent.destroy();
}
