import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readCpuTime } from './cpu-time.ts';
import { type BenchRequest, sendMany } from './load.ts';
import { median } from './median.ts';

const rounds = 7;
const requestsPerRound = 10_000;

/** Headers of a connection, which each server sets itself. */
const hopHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

type RawServer = { process: ChildProcess; url: string };

async function startRawServer(sample: Response): Promise<RawServer> {
  const child = fork(join(import.meta.dirname, 'raw-server.ts'));
  const body = Buffer.from(await sample.arrayBuffer());
  const headers = Object.fromEntries([...sample.headers].filter(([name]) => !hopHeaders.has(name)));
  child.send({ headers: { ...headers, 'content-length': String(body.byteLength) }, body: body.toString('base64') });
  const [address] = (await once(child, 'message')) as [AddressInfo];
  return { process: child, url: `http://127.0.0.1:${address.port}/` };
}

/** CPU microseconds of a process for each request. */
async function measure(request: BenchRequest, pid: number): Promise<number> {
  const before = readCpuTime(pid);
  await sendMany(request, requestsPerRound);
  return (readCpuTime(pid) - before) / requestsPerRound;
}

/**
 * Compares an answer of the product with a raw node:http server that sends the same bytes and headers:
 * CPU for each request, rounds in turn, median. Prints one line.
 */
export async function compareWithRaw(name: string, request: BenchRequest, pid: number): Promise<void> {
  const sample = await fetch(request.url, request);
  if (sample.status !== 200) throw new Error(`${name}: ${request.url} answered ${sample.status}`);
  const raw = await startRawServer(sample);
  try {
    const rawRequest = { ...request, url: raw.url };
    await sendMany(request, requestsPerRound);
    await sendMany(rawRequest, requestsPerRound);
    const results: { product: number; raw: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      results.push({ product: await measure(request, pid), raw: await measure(rawRequest, raw.process.pid ?? 0) });
    }
    const figure = (value: number) => `${value.toFixed(1)} µs`;
    const product = median(results.map((result) => result.product));
    const base = median(results.map((result) => result.raw));
    const ratio = median(results.map((result) => result.product / result.raw));
    console.log(`${name}: ${figure(product)} CPU a request, raw node:http ${figure(base)}, ratio ${ratio.toFixed(2)}`);
  } finally {
    raw.process.kill();
  }
}

export const benchSettings = `${rounds} rounds in turn of ${requestsPerRound} requests each, medians`;
