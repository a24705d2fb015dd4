import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isLongRun } from '../support/random.ts';
import { createPage, createPublishedPage } from '../support/pages.ts';
import { startPrepared } from '../support/prepared-data.ts';
import { administrator, makeAccessibleFolder, type Product, startProduct } from '../support/product.ts';
import { createClient, type TestClient } from '../support/test-client.ts';

let folder: string;
let starts: number;

beforeEach(() => {
  folder = makeAccessibleFolder('ximblox product ');
  starts = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const logFile = () => join(folder, `start-${starts}.log`);

async function start(env: Record<string, string> = {}, begin = startPrepared): Promise<Product> {
  starts += 1;
  const product = await begin({ logFile: logFile(), dataDir: join(folder, 'data'), env });
  onTestFinished(() => product.stop());
  return product;
}

async function signIn({ address }: Product): Promise<TestClient> {
  const editor = createClient(address);
  await editor.post('/auth/login', administrator);
  return editor;
}

/** The process of the database, which the server started. */
const readDatabasePid = () =>
  Number(readFileSync(join(folder, 'data', 'database', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** A database that stopped cleanly has removed its file; no process has so high an id. */
const readDatabasePidOrNone = (): number => {
  try {
    return readDatabasePid();
  } catch {
    return 2 ** 30;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function publishPage(product: Product, slug: string): Promise<void> {
  await createPublishedPage(await signIn(product), { slug, title: `Page ${slug}` });
}

/** Milliseconds between a time and the first response to visitors with a status. */
async function delayOf(product: Product, slug: string, { status, at }: { status: number; at: number }) {
  const seen = async () => (await fetch(`${product.address}/${slug}`)).status;
  await expect.poll(seen, { timeout: 20_000, interval: 50 }).toBe(status);
  return Date.now() - at;
}

const plan = (editor: TestClient, pageID: number, { action, at }: { action: string; at: number }) =>
  editor.graphql<unknown>(
    `mutation { schedulePublication(pageID: ${pageID}, action: ${action}, at: "${new Date(at).toISOString()}") {
       errors { code } } }`,
  );

const readPage = async (product: Product, slug: string) => (await fetch(`${product.address}/${slug}`)).text();

describe('npm start', () => {
  it('keeps what was published through kill -9, and is ready again in under 10 seconds', async () => {
    const first = await start();
    await publishPage(first, 'survivor');
    const ended = once(first.process, 'exit');
    first.process.kill('SIGKILL');
    await ended;
    const began = performance.now();
    const second = await start();
    const seconds = (performance.now() - began) / 1000;
    console.log(`ready again ${seconds.toFixed(1)} s after kill -9`);
    expect(seconds).toBeLessThan(10);
    expect(await readPage(second, 'survivor')).toContain('Page survivor');
    expect(await readPage(second, 'about')).toContain('</html>');
  });

  it('finishes the running request on SIGTERM, exits with 0, and starts again with all data', async () => {
    const first = await start();
    await publishPage(first, 'stays');
    const exit = once(first.process, 'exit');
    const responses = Array.from({ length: 20 }, () => fetch(`${first.address}/stays`));
    const began = performance.now();
    first.process.kill('SIGTERM');
    const statuses = (await Promise.allSettled(responses)).map((response) =>
      response.status === 'fulfilled' ? response.value.status : 'refused',
    );
    expect(statuses.filter((status) => status !== 200 && status !== 'refused' && status !== 503)).toEqual([]);
    expect((await exit)[0]).toBe(0);
    console.log(`ended ${((performance.now() - began) / 1000).toFixed(1)} s after SIGTERM`);
    const second = await start();
    expect(await readPage(second, 'stays')).toContain('Page stays');
  });

  it('publishes and unpublishes within 5 seconds of the scheduled time, even if scheduled before a stop', async () => {
    const first = await start();
    const { pageID } = await createPage(await signIn(first), { slug: 'planned' });
    const published = Date.now() + 5_000;
    await plan(await signIn(first), pageID, { action: 'PUBLISH', at: published });
    await first.stop();
    const second = await start();
    const ready = Date.now();
    const late = await delayOf(second, 'planned', { status: 200, at: published });
    const takenOff = Date.now() + 1_000;
    await plan(await signIn(second), pageID, { action: 'UNPUBLISH', at: takenOff });
    const lateAgain = await delayOf(second, 'planned', { status: 404, at: takenOff });
    console.log(`published ${late} ms after its time, unpublished ${lateAgain} ms after`);
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(5_000 + Math.max(0, ready - published));
    expect(lateAgain).toBeLessThan(5_000);
  });

  it('recovers after the database is killed under it', async () => {
    const product = await start();
    await publishPage(product, 'before-the-fall');
    const killed = readDatabasePid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(readDatabasePid, { timeout: 20_000 }).not.toBe(killed);
    await expect
      .poll(async () => (await fetch(`${product.address}/readyz`)).status, { timeout: 20_000, interval: 50 })
      .toBe(200);
    await publishPage(product, 'after-the-fall');
    expect(await readPage(product, 'before-the-fall')).toContain('Page before-the-fall');
    const exit = once(product.process, 'exit');
    product.process.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
    await expect.poll(() => isAlive(readDatabasePidOrNone())).toBe(false);
  });

  it.each(isLongRun ? [0, 100, 500, 3_000] : [100])(
    'stops cleanly, with its database, %d ms after the database was killed',
    async (later) => {
      const product = await start({ DEMO: '0' });
      process.kill(readDatabasePid(), 'SIGKILL');
      await sleep(later);
      const began = performance.now();
      const exit = once(product.process, 'exit');
      product.process.kill('SIGTERM');
      expect((await exit)[0]).toBe(0);
      const seconds = (performance.now() - began) / 1000;
      console.log(`ended ${seconds.toFixed(1)} s after SIGTERM`);
      expect(seconds).toBeLessThan(20);
      await expect.poll(() => isAlive(readDatabasePidOrNone())).toBe(false);
    },
  );

  it('prints the addresses and the first sign-in, and no secret in its log', async () => {
    const product = await start({ ADMIN_PASSWORD: '', DEMO: '0' }, startProduct);
    const log = readFileSync(logFile(), 'utf8');
    const password = /password: (\S+)/.exec(log)?.[1] ?? '';
    expect(log).toContain('/cmsadmin/');
    const client = createClient(product.address);
    const { body } = await client.post('/auth/login', { email: administrator.email, password });
    expect(body.Success).toBe(true);
    const secret = readFileSync(join(folder, 'data', 'secret'), 'utf8').trim();
    expect(readFileSync(logFile(), 'utf8')).not.toContain(secret);
  });
});
