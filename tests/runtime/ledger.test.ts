import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../server/app/embedded-database/port.ts';
import { seed } from '../support/generated.ts';
import { countEntries, findFaults, startWriters } from '../support/ledger.ts';
import { makeOpenFolder, type Product, startProduct } from '../support/product.ts';

const kills = process.env.TEST_LONG ? 500 : 5;

let folder: string;
beforeEach(() => {
  folder = makeOpenFolder('ximblox ledger ');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** From 0 to 1, the same for the same seed. */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

const readDatabasePid = () =>
  Number(readFileSync(join(folder, 'data', 'database', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

const isReady = (address: string) =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function killDatabase({ address }: Product): Promise<void> {
  process.kill(readDatabasePid(), 'SIGKILL');
  await expect.poll(() => isReady(address), { timeout: 30_000, interval: 10 }).toBe(false);
  await expect.poll(() => isReady(address), { timeout: 30_000, interval: 50 }).toBe(true);
}

it(
  `four writers lose nothing that was acknowledged to ${kills} kills of the server and its database`,
  async () => {
    const random = createRandom(seed);
    const port = await findFreePort();
    let starts = 0;
    const start = async (): Promise<Product> => {
      starts += 1;
      const logFile = join(folder, `start-${starts}.log`);
      const product = await startProduct({ port, logFile, dataDir: join(folder, 'data'), env: { DEMO: '0' } });
      onTestFinished(() => product.stop());
      return product;
    };
    let product = await start();
    const writing = startWriters(product.address);
    let slowest = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const before = countEntries(writing.ledger);
      await expect.poll(() => countEntries(writing.ledger), { timeout: 60_000 }).toBeGreaterThan(before + 3);
      await sleep(random() * 500);
      const began = performance.now();
      if (kill % 2 === 1) await killDatabase(product);
      else {
        const ended = once(product.process, 'exit');
        product.process.kill('SIGKILL');
        await ended;
        product = await start();
      }
      slowest = Math.max(slowest, (performance.now() - began) / 1_000);
      if (kill % 50 === 49) expect(await findFaults(product.address, writing.ledger)).toEqual([]);
    }
    const ledger = await writing.stop();
    console.log(
      `${countEntries(ledger)} acknowledged, ${kills} kills, ready again after ${slowest.toFixed(1)} s at most`,
    );
    expect(await findFaults(product.address, ledger)).toEqual([]);
    // A busy machine takes longer than the second or two that it is.
    expect(slowest).toBeLessThan(15);
  },
  120_000 + kills * 30_000,
);
