import { Agent, request as httpRequest } from 'node:http';

export type BenchRequest = { url: string; method: 'GET' | 'POST'; headers: Record<string, string>; body?: string };

const connections = 8;

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

/** Sends `count` equal requests over a few kept connections; every answer has to be 200. Loopback only. */
export async function sendMany(request: BenchRequest, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const status = await send(request, agent);
      if (status !== 200) throw new Error(`${request.url} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
}

/** Sends requests one after the other over one kept connection; every answer has to be 200. Loopback only. */
export async function sendInTurn(requests: readonly BenchRequest[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const request of requests) {
    const status = await send(request, agent);
    if (status !== 200) throw new Error(`${request.url} answered ${status}`);
  }
  agent.destroy();
}
