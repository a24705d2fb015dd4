import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'node:http';
import { startProduct } from '../support/product.ts';

/** Connections that keep one processor busy with searches, and ten times as many. */
const saturating = 16;
const overload = saturating * 10;

const minutes = Number(process.env.BENCH_MINUTES ?? 0.5);

type Counts = Record<string, number>;

function send(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0));
    sent.end();
  });
}

/** Sends unique searches, which no cache can serve, one after the other. */
async function load(address: string, connections: number, unwanted: AbortSignal): Promise<Counts> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts: Counts = {};
  const work = async (worker: number): Promise<void> => {
    for (let turn = 0; !unwanted.aborted; turn += 1) {
      const status = await send(`${address}/_/search?q=church+word${worker * 1_000_000 + turn}`, agent);
      counts[status] = (counts[status] ?? 0) + 1;
      // The response asks refused clients to wait a second; most wait less.
      if (status !== 200) await sleep(100);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, worker) => work(worker)));
  agent.destroy();
  return counts;
}

/** Response times of a cached page, requested twenty times a second. */
async function probe(address: string, unwanted: AbortSignal): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  while (!unwanted.aborted) {
    const began = performance.now();
    const status = await send(`${address}/about`, agent);
    times.push(status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY);
    await sleep(50);
  }
  agent.destroy();
  return times;
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const print = (what: string, times: readonly number[], counts: Counts): void => {
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)].map((time) => time.toFixed(1));
  console.log(
    `${what}: cached page p50 ${p50} ms, p99 ${p99} ms (${times.length}), searches ${JSON.stringify(counts)}`,
  );
};

async function during(address: string, connections: number, seconds: number) {
  const ending = new AbortController();
  const running = Promise.all([load(address, connections, ending.signal), probe(address, ending.signal)]);
  await sleep(seconds * 1_000);
  ending.abort();
  const [counts, times] = await running;
  return { counts, times };
}

/** Seconds until cached pages are as fast as before, for ten probes in a row. */
async function timeRecovery(address: string, usual: number): Promise<number> {
  const began = performance.now();
  for (let good = 0; good < 10; ) {
    const { times } = await during(address, 1, 0.5);
    good = percentile(times, 0.99) <= Math.max(20, usual * 3) ? good + 10 : 0;
    if (performance.now() - began > 60_000) break;
  }
  return (performance.now() - began) / 1_000;
}

/** Ten times the saturating load: cached pages stay fast, excess requests are refused, and the server recovers. */
export async function measureOverload(): Promise<boolean> {
  const product = await startProduct({ logFile: 'test-results/bench-overload.log', env: { RATE_LIMIT: 'off' } });
  const { address } = product;
  try {
    await during(address, saturating, 3);
    const baseline = await during(address, 1, 5);
    print('one connection', baseline.times, baseline.counts);
    const full = await during(address, saturating, 10);
    print(`${saturating} connections`, full.times, full.counts);
    const over = await during(address, overload, minutes * 60);
    print(`${overload} connections`, over.times, over.counts);
    const recovery = await timeRecovery(address, percentile(baseline.times, 0.99));
    console.log(`normal again after ${recovery.toFixed(1)} s`);
    const onlyForeseen = Object.keys(over.counts).every((status) => ['200', '429', '503'].includes(status));
    return onlyForeseen && percentile(over.times, 0.99) < 200 && recovery < 30;
  } finally {
    await product.stop();
  }
}
