import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../support/generated.ts';
import { type Attack, attacks, unknownHash } from '../support/graphql-attacks.ts';
import { makeOpenFolder, type Product, startProduct } from '../support/product.ts';

let folder: string;
let product: Product;

beforeAll(async () => {
  folder = makeOpenFolder('ximblox-attacks-');
  product = await startProduct({ logFile: join(folder, 'log'), dataDir: join(folder, 'data') });
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Refusal = { milliseconds: number; status: number; text: string };

async function attack({ path, init }: Attack): Promise<Refusal> {
  const began = performance.now();
  const response = await fetch(`${product.address}${path}`, init);
  const text = await response.text();
  return { milliseconds: performance.now() - began, status: response.status, text };
}

/** Asks whether the server is alive, every 20 ms until told to end; the times that it took. */
function watchHealth(): { end: () => Promise<number[]> } {
  let going = true;
  const times: number[] = [];
  const watching = (async () => {
    while (going) {
      const began = performance.now();
      await (await fetch(`${product.address}/healthz`)).text();
      times.push(performance.now() - began);
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

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;

describe('a running server', () => {
  it('refuses what only harms in under 100 ms each, and answers others meanwhile', async () => {
    const health = watchHealth();
    const fastest = new Map<string, number>();
    for (let round = 0; round < 5; round += 1) {
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
    console.log(`health meanwhile: p99 ${percentile(times, 0.99).toFixed(0)} ms of ${times.length}`);
    expect(slowest[0]?.[1]).toBeLessThan(100);
    expect(percentile(times, 0.99)).toBeLessThan(250);
  });

  it(`keeps nothing of ${isLong ? '10,000' : '2,000'} operations named by hashes it does not know`, async () => {
    const count = isLong ? 10_000 : 2_000;
    const health = watchHealth();
    const refusals: number[] = [];
    for (let index = 0; index < count; index += 20) {
      const round = Array.from({ length: 20 }, (_, offset) => attack(unknownHash(index + offset)));
      const answers = await Promise.all(round);
      expect(answers.every(({ status, text }) => status === 400 && text.includes('NOT_SUPPORTED'))).toBe(true);
      refusals.push(...answers.map(({ milliseconds }) => milliseconds));
    }
    const times = await health.end();
    const [median, late] = [0.5, 0.99].map((share) =>
      percentile(
        refusals.toSorted((a, b) => a - b),
        share,
      ),
    );
    console.log(`refused ${count}, 20 at a time: median ${median?.toFixed(0)} ms, p99 ${late?.toFixed(0)} ms`);
    console.log(`health meanwhile: p99 ${percentile(times, 0.99).toFixed(0)} ms of ${times.length}`);
    expect(median).toBeLessThan(100);
    expect(percentile(times, 0.99)).toBeLessThan(250);
  });
});
