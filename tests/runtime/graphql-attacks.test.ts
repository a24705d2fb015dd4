import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLongRun } from '../support/random.ts';
import { type Attack, attacks, unknownHash } from '../support/graphql-attacks.ts';
import { startPrepared } from '../support/prepared-data.ts';
import { makeAccessibleFolder, type Product } from '../support/product.ts';
import { startStopwatch } from '../support/load/stopwatch.ts';

let folder: string;
let product: Product;

beforeAll(async () => {
  folder = makeAccessibleFolder('ximblox-attacks-');
  product = await startPrepared({ logFile: join(folder, 'log'), dataDir: join(folder, 'data') });
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Refusal = { milliseconds: number; status: number; text: string };

const watch = () => startStopwatch(product.process.pid ?? 0);

async function attack({ path, init }: Attack): Promise<Refusal> {
  const read = watch();
  const response = await fetch(`${product.address}${path}`, init);
  const text = await response.text();
  return { milliseconds: read(), status: response.status, text };
}

/** Requests the health check every 20 ms until it is stopped; the response times. */
function watchHealth(): { end: () => Promise<number[]> } {
  let going = true;
  const times: number[] = [];
  const watching = (async () => {
    while (going) {
      const read = watch();
      await (await fetch(`${product.address}/healthz`)).text();
      times.push(read());
      await wait(20);
    }
    return times.toSorted((a, b) => a - b);
  })();
  return {
    end: () => {
      going = false;
      return watching;
    },
  };
}

const percentile = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.POSITIVE_INFINITY;

/** Number of attempts for each refusal: a shared machine pauses now and then, but a slow refusal is slow each time. */
const rounds = 5;

/** Milliseconds that any refusal may take. */
const limit = 100;

const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);

function expectResponses(health: readonly number[]): void {
  console.log(`health meanwhile: p99 ${percentile(health, 0.99).toFixed(0)} ms of ${health.length}`);
  expect(percentile(health, 0.99)).toBeLessThan(250);
}

/** Sends an unknown hash, which is refused; milliseconds. */
async function askUnknown(index: number): Promise<number> {
  const { milliseconds, status, text } = await attack(unknownHash(index));
  expect([status, text.includes('NOT_SUPPORTED')]).toEqual([400, true]);
  return milliseconds;
}

describe('a running server', () => {
  it('refuses harmful operations in under 100 ms each, and serves others meanwhile', async () => {
    const health = watchHealth();
    const fastest = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      for (const one of attacks) {
        const { milliseconds, status, text } = await attack(one);
        expect(status, `${one.name}: ${text.slice(0, 300)}`).toBeGreaterThanOrEqual(400);
        expect(text, one.name).not.toContain('"data":{');
        fastest.set(one.name, Math.min(milliseconds, fastest.get(one.name) ?? Number.POSITIVE_INFINITY));
      }
    }
    const times = await health.end();
    const slowest = [...fastest].toSorted(([, a], [, b]) => b - a).slice(0, 3);
    console.log(`slowest refusals: ${slowest.map(([name, time]) => `${name} ${time.toFixed(0)} ms`).join(', ')}`);
    expect(slowest[0]?.[1]).toBeLessThan(limit);
    expectResponses(times);
  });

  const count = isLongRun ? 10_000 : 1_000;
  const indexes = Array.from({ length: count }, (_, index) => index);

  it(`refuses each of ${count} operations named by unknown hashes in under 100 ms`, async () => {
    const health = watchHealth();
    const first: number[] = [];
    let late = indexes;
    for (let round = 0; round < rounds && late.length > 0; round += 1) {
      const asked = late;
      late = [];
      for (const index of asked) {
        const milliseconds = await askUnknown(index);
        if (round === 0) first.push(milliseconds);
        if (milliseconds >= limit) late.push(index);
      }
    }
    const times = await health.end();
    const [median, p99, slowest] = [0.5, 0.99, 1].map((share) => percentile(sorted(first), share).toFixed(1));
    console.log(`refused ${count} one by one: median ${median} ms, p99 ${p99} ms, slowest ${slowest} ms`);
    expect(late).toEqual([]);
    expect(Number(p99)).toBeLessThan(limit);
    expectResponses(times);
  });

  it('stays responsive while such operations arrive twenty at a time', async () => {
    const health = watchHealth();
    const refusals: number[] = [];
    for (let index = 0; index < count; index += 20) {
      refusals.push(...(await Promise.all(indexes.slice(index, index + 20).map(askUnknown))));
    }
    const times = await health.end();
    const [median = 0, late = 0] = [0.5, 0.99].map((share) => percentile(sorted(refusals), share));
    console.log(`refused ${count}, 20 at a time: median ${median.toFixed(0)} ms, p99 ${late.toFixed(0)} ms`);
    expect(median).toBeLessThan(limit);
    expectResponses(times);
  });
});
