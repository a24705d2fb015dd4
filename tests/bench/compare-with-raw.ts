import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readCpuTime } from './cpu-time.ts';
import { type BenchResponse, type BenchRequest, readResponse, sendMany } from './load.ts';
import { median } from './median.ts';
import type { RawServerResponse } from './raw-server.ts';

const rounds = 7;
const requestsPerRound = 10_000;

/** Headers of the connection, which each server sets itself, and the request id, which differs each time. */
const hopHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);
const requestHeader = 'x-request-id';

type RawServer = { process: ChildProcess; url: string };

const comparableHeaders = ({ headers }: BenchResponse): [string, string][] =>
  Object.entries(headers).filter(([name]) => !hopHeaders.has(name));

async function startRawServer(kind: RawServerResponse['kind'], sample: BenchResponse): Promise<RawServer> {
  const child = fork(join(import.meta.dirname, 'raw-server.ts'));
  const headers = Object.fromEntries(comparableHeaders(sample));
  child.send({ kind, headers, body: sample.body.toString('base64') } satisfies RawServerResponse);
  const [port] = (await once(child, 'message')) as [number];
  return { process: child, url: `http://127.0.0.1:${port}/` };
}

/** Both sides have to send the same status, bytes, and headers except the request id. */
function requireEqual(name: string, product: BenchResponse, raw: BenchResponse): void {
  const describe = (response: BenchResponse) =>
    comparableHeaders(response)
      .filter(([header]) => header !== requestHeader)
      .map(([header, value]) => `${header}: ${value}`)
      .toSorted()
      .join('\n');
  if (product.status !== raw.status || !product.body.equals(raw.body) || describe(product) !== describe(raw))
    throw new Error(`${name}: different responses are compared\n${describe(product)}\n\n${describe(raw)}`);
}

/** CPU microseconds of a process per request. */
async function measure(request: BenchRequest, pid: number): Promise<number> {
  const before = readCpuTime(pid);
  await sendMany(request, requestsPerRound);
  return (readCpuTime(pid) - before) / requestsPerRound;
}

/** `allowed` is the maximum ratio; null if there is no limit. */
export type Comparison = {
  name: string;
  request: BenchRequest;
  kind: RawServerResponse['kind'];
  allowed: number | null;
};

const titles = { node: 'raw node:http', fastify: 'raw Fastify' } as const;

async function compareRounds(request: BenchRequest, pid: number, raw: RawServer) {
  const rawRequest = { ...request, url: raw.url };
  await sendMany(request, requestsPerRound);
  await sendMany(rawRequest, requestsPerRound);
  const results: { product: number; raw: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({ product: await measure(request, pid), raw: await measure(rawRequest, raw.process.pid ?? 0) });
  }
  return {
    product: median(results.map((result) => result.product)),
    base: median(results.map((result) => result.raw)),
    ratio: median(results.map((result) => result.product / result.raw)),
  };
}

/**
 * Compares a response of the product with a bare server that sends the same bytes and headers: CPU per request,
 * alternating rounds, median. Prints one line; returns whether the ratio is within the limit.
 */
export async function compareWithRaw({ name, request, kind, allowed }: Comparison, pid: number): Promise<boolean> {
  const sample = await readResponse(request);
  if (sample.status !== 200) throw new Error(`${name}: ${request.url} returned ${sample.status}`);
  const raw = await startRawServer(kind, sample);
  try {
    requireEqual(name, sample, await readResponse({ ...request, url: raw.url }));
    const { product, base, ratio } = await compareRounds(request, pid, raw);
    const bytes = `${sample.body.length} bytes${sample.headers['content-encoding'] ? ` of ${sample.headers['content-encoding']}` : ''}`;
    const figure = (value: number) => `${value.toFixed(1)} µs`;
    const isGood = allowed === null || ratio <= allowed;
    const wanted = allowed === null ? '' : ` of ${allowed}${isGood ? '' : ': FAILED'}`;
    console.log(
      `${name}, ${bytes}: ${figure(product)} CPU a request, ${titles[kind]} ${figure(base)}, ratio ${ratio.toFixed(2)}${wanted}`,
    );
    return isGood;
  } finally {
    raw.process.kill();
  }
}

export const benchSettings = `${rounds} rounds in turn of ${requestsPerRound} requests each, medians`;
