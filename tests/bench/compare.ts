import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readCpuTime } from './cpu-time.ts';
import { type BenchAnswer, type BenchRequest, readAnswer, sendMany } from './load.ts';
import { median } from './median.ts';
import type { RawAnswer } from './raw-server.ts';

const rounds = 7;
const requestsPerRound = 10_000;

/** Headers of a connection, which each server sets itself, and the number of the request, which is another each time. */
const hopHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);
const requestHeader = 'x-request-id';

type RawServer = { process: ChildProcess; url: string };

const keptHeaders = ({ headers }: BenchAnswer): [string, string][] =>
  Object.entries(headers).filter(([name]) => !hopHeaders.has(name));

async function startRawServer(kind: RawAnswer['kind'], sample: BenchAnswer): Promise<RawServer> {
  const child = fork(join(import.meta.dirname, 'raw-server.ts'));
  const headers = Object.fromEntries(keptHeaders(sample));
  child.send({ kind, headers, body: sample.body.toString('base64') } satisfies RawAnswer);
  const [port] = (await once(child, 'message')) as [number];
  return { process: child, url: `http://127.0.0.1:${port}/` };
}

/** Both sides have to send the same: status, bytes, and headers but for the number of the request. */
function requireEqual(name: string, product: BenchAnswer, raw: BenchAnswer): void {
  const told = (answer: BenchAnswer) =>
    keptHeaders(answer)
      .filter(([header]) => header !== requestHeader)
      .map(([header, value]) => `${header}: ${value}`)
      .toSorted()
      .join('\n');
  if (product.status !== raw.status || !product.body.equals(raw.body) || told(product) !== told(raw))
    throw new Error(`${name}: unlike answers are compared\n${told(product)}\n\n${told(raw)}`);
}

/** CPU microseconds of a process for each request. */
async function measure(request: BenchRequest, pid: number): Promise<number> {
  const before = readCpuTime(pid);
  await sendMany(request, requestsPerRound);
  return (readCpuTime(pid) - before) / requestsPerRound;
}

/** What is compared with what; `allowed` is the ratio that is good enough, null where none was promised. */
export type Comparison = { name: string; request: BenchRequest; kind: RawAnswer['kind']; allowed: number | null };

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
 * Compares an answer of the product with a bare server that sends the same bytes and headers: CPU for each request,
 * rounds in turn, median. Prints one line; whether the ratio is good enough.
 */
export async function compareWithRaw({ name, request, kind, allowed }: Comparison, pid: number): Promise<boolean> {
  const sample = await readAnswer(request);
  if (sample.status !== 200) throw new Error(`${name}: ${request.url} answered ${sample.status}`);
  const raw = await startRawServer(kind, sample);
  try {
    requireEqual(name, sample, await readAnswer({ ...request, url: raw.url }));
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
