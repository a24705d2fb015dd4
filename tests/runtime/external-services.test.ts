import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AddressInfo, createServer } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase } from '../../server/app/embedded-database/index.ts';
import { addFile, jpegWithLocation } from '../support/media-files.ts';
import { createPublishedWith, imageOf } from '../support/image-pages.ts';
import { startFakeStore } from '../support/fake-store.ts';
import { type LoadReport, runUnderLoad } from '../support/load/run-under-load.ts';
import { type FaultyDatabase, startFaultyDatabase as startFaultyWay } from '../support/faults/faulty-database.ts';
import { administrator, makeAccessibleFolder, type Product, startProduct } from '../support/product.ts';
import { createTestBucket, removeTestBucket } from '../support/test-bucket.ts';
import { createClient, type TestClient } from '../support/test-client.ts';

const rounds = Number(process.env.TEST_ROUNDS ?? (process.env.TEST_LONG ? 200 : 1));

/** Seconds within which everything has to be well again. */
const recoveryMs = 20_000;

const resources = new AsyncDisposableStack();
let folder: string;
let product: Product;
let staff: TestClient;
let store: FaultyDatabase;
let mail: FaultyDatabase;
/** A connection to the database that no fault affects. */
let connectDirectly: () => Promise<Client>;
let postmaster: number;

/** A mail server that accepts connections and stays silent; the faults are on the way to it. */
async function startSilentServer(): Promise<string> {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  resources.defer(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The store of the environment, or a fake one. */
async function openStore() {
  const bucket = await createTestBucket();
  if (bucket) {
    resources.defer(() => removeTestBucket(bucket));
    return bucket;
  }
  const fake = await startFakeStore();
  resources.defer(() => fake.stop());
  return fake.config;
}

async function startProxy(address: string): Promise<FaultyDatabase> {
  const way = await startFaultyWay(address);
  resources.defer(() => way.stop());
  return way;
}

beforeAll(async () => {
  folder = makeAccessibleFolder('ximblox neighbours ');
  resources.defer(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database'), log: () => {} });
  resources.defer(() => database.stop());
  postmaster = Number.parseInt(
    readFileSync(join(folder, 'database', 'database', 'cluster', 'postmaster.pid'), 'utf8'),
    10,
  );
  connectDirectly = async () => {
    const client = new Client({ connectionString: database.url });
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const config = await openStore();
  store = await startProxy(config.endpoint);
  mail = await startProxy(await startSilentServer());
  product = await startProduct({
    logFile: join(folder, 'start.log'),
    dataDir: join(folder, 'data'),
    env: {
      DATABASE_URL: database.url,
      SECRET: 'only this test knows this one, long enough',
      S3_ENDPOINT: store.url.replace(/\/$/, ''),
      S3_REGION: config.region,
      S3_BUCKET: config.bucket,
      S3_ACCESS_KEY: config.accessKey,
      S3_SECRET_KEY: config.secretKey,
      SMTP_URL: mail.url,
      DEMO: '1',
    },
  });
  resources.defer(() => product.stop());
  staff = createClient(product.address);
  await staff.post('/auth/login', administrator);
});
afterAll(() => resources.disposeAsync());

/** Several times, so that transactions are hit at each of their steps. */
async function endBackends(): Promise<void> {
  const client = await connectDirectly();
  for (let turn = 0; turn < 4; turn += 1) {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()',
    );
    await sleep(400);
  }
  await client.end();
}

async function killBackend(): Promise<void> {
  const client = await connectDirectly();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
        and pid <> pg_backend_pid() order by xact_start nulls last`,
  );
  const pid = rows[randomInt(Math.min(3, rows.length))]?.pid;
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  await client.end().catch(() => {});
}

/** The parent of a process, from its line in /proc. */
function parentOf(pid: string): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

/** Stops, or continues, the database with all of its processes. */
function signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster);
  for (const pid of [postmaster, ...children.map(Number)]) process.kill(pid, signal);
}

async function hangDatabase(): Promise<void> {
  signalDatabase('SIGSTOP');
  await sleep(8_000);
  expect((await fetch(`${product.address}/healthz`)).status).toBe(200);
  signalDatabase('SIGCONT');
}

/** An image in a variant that was not rendered yet, and a file that is too large for the cache. */
async function prepareStoredThings(): Promise<string[]> {
  const form = new FormData();
  form.append('path', '/');
  form.append('f', new Blob(['word '.repeat(50_000)]), `large-${randomUUID()}.txt`);
  const { body } = await staff.upload<{ file: { url: string } }>('/medialib/add-file', form);
  const color = `#${randomBytes(3).toString('hex')}`;
  const { url } = await createPublishedWith(staff, imageOf(await addFile(staff, await jpegWithLocation(1, { color }))));
  return [`${url}?w=320&format=avif`, body.file.url];
}

/** Only what is in the store returns Retry-After, while everything else works. */
async function refuseStore(): Promise<void> {
  const paths = await prepareStoredThings();
  store.fail('refusing');
  for (const path of paths) {
    const response = await staff.fetch(path);
    expect([path, response.status, response.headers.has('retry-after')]).toEqual([path, 503, true]);
  }
  for (const path of ['/', '/healthz', '/readyz']) expect((await staff.fetch(path)).status).toBe(200);
  await sleep(1_500);
  store.fail('none');
  for (const path of paths) expect([path, (await staff.fetch(path)).status]).toEqual([path, 200]);
}

const failing = (way: () => FaultyDatabase, fault: 'hanging' | 'refusing', time: number) => async () => {
  way().fail(fault);
  await sleep(time);
  way().fail('none');
};

async function readFigures(): Promise<Record<string, number>> {
  const text = await (await fetch(`${product.address}/metrics`)).text();
  const figures = text.matchAll(/^ximblox_database\{figure="(\w+)"\} (\S+)$/gm);
  return Object.fromEntries([...figures].map(([, name = '', value]) => [name, Number(value)]));
}

/** Ready, and every connection of the pool idle. */
async function expectRecovery(): Promise<void> {
  const began = performance.now();
  const status = async () => (await fetch(`${product.address}/readyz`)).status;
  await expect.poll(status, { timeout: recoveryMs, interval: 100 }).toBe(200);
  const timeout = recoveryMs - (performance.now() - began);
  const busy = async () => {
    const { connections = -1, idle = -2, waiting = -1 } = await readFigures();
    return [connections - idle, waiting];
  };
  await expect.poll(busy, { timeout, interval: 100 }).toEqual([0, 0]);
  expect((await fetch(`${product.address}/healthz`)).status).toBe(200);
}

/** What was acknowledged exists, and contains what was sent. */
async function expectAcknowledged({ acknowledged: { slugs, files } }: LoadReport): Promise<void> {
  const client = await connectDirectly();
  const found = await client.query(`select 1 from page where slug = any($1::text[])`, [slugs]);
  await client.end();
  expect(found.rowCount).toBe(slugs.length);
  for (const { url, hash } of files.slice(-20)) {
    const bytes = Buffer.from(await (await staff.fetch(url)).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
  }
}

describe('pool and node after each fault', () => {
  const faults: [string, () => Promise<void>][] = [
    ['every backend was ended', endBackends],
    ['a backend was killed', killBackend],
    ['the database hung', hangDatabase],
    ['the store hung', failing(() => store, 'hanging', 10_000)],
    ['the store refused', refuseStore],
    ['the mail server hung', failing(() => mail, 'hanging', 1_500)],
    ['the mail server refused', failing(() => mail, 'refusing', 1_500)],
  ];
  it.each(faults)(
    'respond to every request and have all connections idle after %s',
    async (name, fail) => {
      for (let round = 0; round < rounds; round += 1) {
        const report = await runUnderLoad({ address: product.address, staff }, async () => {
          await fail();
          await sleep(500);
        });
        await expectRecovery();
        const { statuses, failures, longestMs, acknowledged } = report;
        const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
        const stored = `${acknowledged.slugs.length} pages, ${acknowledged.files.length} files`;
        console.log(`after ${name}: ${counts}; ${stored}; longest ${Math.round(longestMs)} ms`);
        expect(failures).toEqual([]);
        expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
        expect(longestMs).toBeLessThan(30_000);
        await expectAcknowledged(report);
      }
    },
    60_000 + rounds * 60_000,
  );
});
