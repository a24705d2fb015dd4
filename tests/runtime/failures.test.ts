import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startEmbeddedDatabase } from '../../server/app/embedded-database/index.ts';
import { type DatabaseFault, startFaultyDatabase } from '../support/faults/faulty-database.ts';
import { createPublishedPage } from '../support/pages.ts';
import { copyPreparedData, startPrepared } from '../support/prepared-data.ts';
import { administrator, makeAccessibleFolder, type Product } from '../support/product.ts';
import { createClient, type TestClient } from '../support/test-client.ts';

let folder: string;
beforeEach(() => {
  folder = makeAccessibleFolder('ximblox failures ');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function start(env: Record<string, string>): Promise<Product> {
  const product = await startPrepared({ logFile: join(folder, 'start.log'), dataDir: join(folder, 'data'), env });
  onTestFinished(() => product.stop());
  return product;
}

async function signIn({ address }: Product): Promise<TestClient> {
  const client = createClient(address);
  const { body } = await client.post('/auth/login', administrator);
  if (body.Success !== true) throw new Error('the administrator cannot sign in');
  return client;
}

const readStatus = (url: string) => fetch(url, { signal: AbortSignal.timeout(60_000) }).then(({ status }) => status);

const readHits = async ({ address }: Product): Promise<number> =>
  Number(/ximblox_cache\{figure="hits"\} (\d+)/.exec(await (await fetch(`${address}/metrics`)).text())?.[1] ?? 0);

/** Waits until the page is served from the cache, which starts once change notifications are received again. */
async function untilCached(product: Product): Promise<void> {
  const isCached = async (): Promise<boolean> => {
    const before = await readHits(product);
    for (let turn = 0; turn < 2; turn += 1) expect(await readStatus(`${product.address}/about`)).toBe(200);
    return (await readHits(product)) > before;
  };
  await expect.poll(isCached, { timeout: 30_000, interval: 100 }).toBe(true);
}

const upload = (staff: TestClient, name: string) => {
  const form = new FormData();
  form.append('path', '/');
  form.append('f', new Blob([`words of ${name}`]), name);
  return staff.upload('/medialib/add-file', form);
};

it('cached pages stay available, writes fail clearly or are late, and everything recovers after every database fault', async () => {
  const dataDir = join(folder, 'data');
  copyPreparedData(dataDir, 'demo');
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  onTestFinished(() => database.stop());
  const faulty = await startFaultyDatabase(database.url);
  onTestFinished(() => faulty.stop());
  const product = await start({ DATABASE_URL: faulty.url, SECRET: 'only this test knows this one', DEMO: '1' });
  const staff = await signIn(product);
  let count = 0;
  for (const fault of ['refusing', 'hanging', 'slow'] satisfies DatabaseFault[]) {
    await untilCached(product);
    faulty.fail(fault);
    for (let turn = 0; turn < 5; turn += 1) expect(await readStatus(`${product.address}/about`), fault).toBe(200);
    const response = await staff.post('/page/create', {
      title: 'A page',
      slug: `fault-${fault}`,
      type: 'default',
      locale: 'en',
    });
    if (fault === 'slow') expect(response.status).toBe(200);
    else {
      expect(response.status, fault).toBe(503);
      expect(Number(response.headers.get('retry-after')), fault).toBeGreaterThan(0);
      expect(response.body, fault).toMatchObject({ Success: false, Errors: [{ code: 'G_01', property: '' }] });
      expect(response.text).not.toMatch(/ECONN|127\.0\.0\.1|select|insert/);
    }
    expect(await readStatus(`${product.address}/about`), fault).toBe(200);
    if (fault !== 'slow') {
      const began = performance.now();
      const visit = await fetch(`${product.address}/never-shown-before`);
      expect([visit.status, Number(visit.headers.get('retry-after'))], fault).toEqual([503, 30]);
      expect(performance.now() - began, fault).toBeLessThan(12_000);
    }
    faulty.fail('none');
    await expect.poll(() => readStatus(`${product.address}/readyz`), { timeout: 60_000, interval: 100 }).toBe(200);
    count += 1;
    await createPublishedPage(staff, { slug: `after-${count}`, title: `After ${fault}` });
    await expect
      .poll(async () => (await fetch(`${product.address}/after-${count}`)).text(), { timeout: 20_000 })
      .toContain(`After ${fault}`);
  }
});

it('uploads fail clearly while nothing can be stored, and work again afterwards', async () => {
  const product = await start({ DEMO: '0' });
  const staff = await signIn(product);
  expect((await upload(staff, 'before.txt')).status).toBe(200);
  const media = join(folder, 'data', 'media');
  renameSync(media, `${media}.away`);
  writeFileSync(media, 'a file in the place of a folder');
  const refused = await upload(staff, 'during.txt');
  expect(refused.status).toBe(500);
  expect(refused.body).toMatchObject({ Success: false });
  expect(refused.text).not.toContain(folder);
  expect(await readStatus(`${product.address}/healthz`)).toBe(200);
  rmSync(media);
  renameSync(`${media}.away`, media);
  expect((await upload(staff, 'during.txt')).status).toBe(200);
});

it('everything but mail and search works if both are unavailable from the start', async () => {
  const product = await start({ SMTP_URL: 'smtp://127.0.0.1:1', MEILI_URL: 'http://127.0.0.1:1', MEILI_KEY: 'none' });
  const staff = await signIn(product);
  expect((await staff.post('/auth/forgot-password', { email: administrator.email })).status).toBe(200);
  await createPublishedPage(staff, { slug: 'without-both', title: 'Without both' });
  expect(await readStatus(`${product.address}/without-both`)).toBe(200);
  expect(await readStatus(`${product.address}/_/search?q=church`)).toBe(503);
  const { data } = await staff.graphql<{ systemState: { name: string; problem: string | null }[] }>(
    '{ systemState { name problem } }',
  );
  const failing = data.systemState.filter(({ problem }) => problem !== null).map(({ name }) => name);
  expect(failing).toEqual(expect.arrayContaining(['MAIL', 'SEARCH']));
  expect(failing).not.toContain('STORAGE');
});
