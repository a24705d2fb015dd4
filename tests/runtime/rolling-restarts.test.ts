import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startEmbeddedDatabase } from '../../server/app/embedded-database/index.ts';
import { findFreePort } from '../../server/app/embedded-database/find-free-port.ts';
import { startLoadBalancer } from '../support/load/load-balancer.ts';
import { isLongRun } from '../support/random.ts';
import { countEntries, findLostWrites, startWriters } from '../support/ledger.ts';
import { makeAccessibleFolder, type Product, startProduct } from '../support/product.ts';

const restarts = isLongRun ? 20 : 2;

let folder: string;
beforeEach(() => {
  folder = makeAccessibleFolder('ximblox nodes ');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Responses to readers other than pages. */
type Reading = { count: number; failures: string[] };

async function readPages(address: string, reading: Reading, unwanted: AbortSignal): Promise<void> {
  const paths = ['/', '/about', '/healthz', '/nl-nl', '/api/ximblox/settings/get'];
  for (let count = 0; !unwanted.aborted; count += 1) {
    const path = paths[count % paths.length] ?? '/';
    const status = await fetch(`${address}${path}`).then(
      (response) =>
        response.text().then((text) => (response.status === 200 ? 200 : `${response.status} ${text.slice(0, 80)}`)),
      (error: Error) => error.message,
    );
    reading.count += 1;
    if (status !== 200) reading.failures.push(`${path}: ${status}`);
    await sleep(isLongRun ? 10 : 100);
  }
}

it(
  `two nodes behind a proxy are restarted ${restarts} times, one after the other, without a failed request`,
  async () => {
    const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database'), log: () => {} });
    onTestFinished(() => database.stop());
    const env = { DATABASE_URL: database.url, SECRET: 'both nodes know this one, long enough', DRAIN_SECONDS: '3' };
    const ports = [await findFreePort(), await findFreePort()];
    let starts = 0;
    const start = async (port: number): Promise<Product> => {
      starts += 1;
      const dataDir = join(folder, 'data');
      const product = await startProduct({ port, dataDir, env, logFile: `test-results/node-${starts}.log` });
      onTestFinished(() => product.stop());
      return product;
    };
    // Both at once on an empty database: one migrates it, the other waits.
    const nodes = await Promise.all(ports.map(start));
    const balancer = await startLoadBalancer(nodes.map(({ address }) => address));
    onTestFinished(() => balancer.stop());

    const ending = new AbortController();
    const reading: Reading = { count: 0, failures: [] };
    const readers = [1, 2, 3, 4].map(() => readPages(balancer.url, reading, ending.signal));
    const writing = startWriters(balancer.url);
    for (let count = 0; count < restarts; count += 1) {
      const turn = count % 2;
      await nodes[turn]?.stop();
      nodes[turn] = await start(ports[turn] ?? 0);
      await expect.poll(balancer.areAllReady, { timeout: 30_000 }).toBe(true);
    }
    const ledger = await writing.stop();
    ending.abort();
    await Promise.all(readers);
    console.log(`${reading.count} reads and ${countEntries(ledger)} writes over ${restarts} restarts`);
    expect(reading.failures).toEqual([]);
    expect(writing.failures).toEqual([]);
    expect(await findLostWrites(balancer.url, ledger)).toEqual([]);
  },
  120_000 + restarts * 60_000,
);
