import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../server/app/embedded-database/find-free-port.ts';
import { percentile } from '../bench/median.ts';
import { createRandom, isLongRun, seed } from '../support/random.ts';
import { countEntries, findLostWrites, startWriters } from '../support/ledger.ts';
import { startPrepared } from '../support/prepared-data.ts';
import { makeAccessibleFolder, type Product } from '../support/product.ts';

/** TEST_KILLS and TEST_SEED split the long run, sequentially or over several machines. */
const kills = Number(process.env.TEST_KILLS ?? (isLongRun ? 500 : 2));

/**
 * Seconds until the server is ready again. The limit holds on a machine with two cores where only the writers run; a
 * test among others only shows that it does not hang.
 */
const longest = isLongRun ? 5 : 120;

let folder: string;
beforeEach(() => {
  folder = makeAccessibleFolder('ximblox ledger ');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readDatabasePid = () =>
  Number(readFileSync(join(folder, 'data', 'database', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Milliseconds: PostgreSQL first writes every file of its folder to a disk that others may be writing to. */
const timeoutMs = 120_000;

const isReady = (address: string) =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function killDatabase({ address }: Product): Promise<void> {
  process.kill(readDatabasePid(), 'SIGKILL');
  await expect.poll(() => isReady(address), { timeout: timeoutMs, interval: 10 }).toBe(false);
  await expect.poll(() => isReady(address), { timeout: timeoutMs, interval: 50 }).toBe(true);
}

it(
  `four writers lose nothing that was acknowledged after ${kills} kills of the server and its database`,
  async () => {
    const random = createRandom(seed);
    const port = await findFreePort();
    const start = async (): Promise<Product> => {
      // Leaves the log of the last start, which shows why it was the last.
      const logFile = 'test-results/ledger-server.log';
      const product = await startPrepared({ port, logFile, dataDir: join(folder, 'data'), env: { DEMO: '0' } });
      onTestFinished(() => product.stop());
      return product;
    };
    let product = await start();
    let writing = startWriters(product.address);
    const pauses: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const before = countEntries(writing.ledger);
      await expect.poll(() => countEntries(writing.ledger), { timeout: timeoutMs }).toBeGreaterThan(before + 3);
      await sleep(random() * 500);
      const began = performance.now();
      if (kill % 2 === 1) await killDatabase(product);
      else {
        const ended = once(product.process, 'exit');
        product.process.kill('SIGKILL');
        await ended;
        product = await start();
      }
      pauses.push((performance.now() - began) / 1_000);
      if (kill % 50 === 49) {
        const ledger = await writing.stop();
        expect(await findLostWrites(product.address, ledger)).toEqual([]);
        writing = startWriters(product.address, ledger);
      }
    }
    const ledger = await writing.stop();
    const [median, slowest] = [percentile(pauses, 0.5), percentile(pauses, 1)];
    console.log(
      `seed ${seed}: ${countEntries(ledger)} acknowledged, ${kills} kills, ready again after ${median.toFixed(1)} s, ${slowest.toFixed(1)} s at most`,
    );
    expect(await findLostWrites(product.address, ledger)).toEqual([]);
    expect(slowest).toBeLessThan(longest);
  },
  120_000 + kills * 60_000,
);
