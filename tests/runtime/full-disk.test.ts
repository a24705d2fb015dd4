import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLongRun } from '../support/random.ts';
import { createPublishedPage, type NewPage } from '../support/pages.ts';
import { startPrepared } from '../support/prepared-data.ts';
import { administrator, makeAccessibleFolder, type Product } from '../support/product.ts';
import { runCommand } from '../support/run-command.ts';
import { mountProblem, withSmallDisk } from '../support/faults/small-disk.ts';
import { createClient, type TestClient } from '../support/test-client.ts';

const megabyte = 1024 * 1024;

/** Milliseconds, on a shared machine. */
const timeoutMs = 300_000;

let folder: string;
beforeEach(() => {
  folder = makeAccessibleFolder('ximblox disk ');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

if (mountProblem !== null) {
  console.log(`Skipped with a real disk: ${mountProblem}. failures.test.ts replaces the folder by a file.`);
}

/** Stops the product before its disk is unmounted. */
async function withProduct(use: (product: Product, staff: TestClient) => Promise<void>): Promise<void> {
  const options = { logFile: join(folder, 'start.log'), dataDir: join(folder, 'data'), env: { DEMO: '1' } };
  const product = await startPrepared(options);
  try {
    const staff = createClient(product.address);
    await staff.post('/auth/login', administrator);
    await use(product, staff);
  } finally {
    await product.stop();
  }
}

type Uploaded = { file: { id: number; url: string } };

const upload = (staff: TestClient, name: string) => {
  const form = new FormData();
  form.append('path', '/');
  form.append('f', new Blob([name.padEnd(megabyte, '.')]), name);
  return staff.upload<Uploaded>('/medialib/add-file', form);
};

const newPage = { title: 'x'.repeat(200), type: 'default', locale: 'en' };

const readStatus = (url: string) => fetch(url, { signal: AbortSignal.timeout(60_000) }).then(({ status }) => status);

async function readStorageProblem(staff: TestClient): Promise<string | null> {
  const { data } = await staff.graphql<{ systemState: { name: string; problem: string | null }[] }>(
    '{ systemState { name problem } }',
  );
  return data.systemState.find(({ name }) => name === 'STORAGE')?.problem ?? null;
}

describe.skipIf(mountProblem !== null)('with a separate disk', () => {
  it(
    'uploads fail clearly while it is full or read-only, everything else works, and they recover by themselves',
    async () => {
      const media = join(folder, 'data', 'media');
      await withSmallDisk(media, '8m', (disk) =>
        withProduct(async ({ address }, staff) => {
          const before = await upload(staff, 'before.txt');
          expect(before.status).toBe(200);
          const faults = [
            { name: 'full', begin: disk.fill, end: disk.empty },
            { name: 'read-only', begin: () => disk.setReadOnly(true), end: () => disk.setReadOnly(false) },
          ];
          for (const { name, begin, end } of faults) {
            begin();
            const refused = await upload(staff, `${name}.txt`);
            expect(refused.status, name).toBe(500);
            expect(refused.body, name).toMatchObject({ Success: false, Errors: [{ code: 'G_01', property: '' }] });
            expect(refused.text, name).not.toMatch(/ENOSPC|EROFS|ximblox disk/);
            expect(await readStorageProblem(staff), name).not.toBeNull();
            expect(await (await staff.fetch(before.body.file.url)).text(), name).toContain('before.txt');
            expect(await readStatus(`${address}/readyz`), name).toBe(200);
            await createPublishedPage(staff, { slug: `while-${name}`, title: `While ${name}` });
            expect(await readStatus(`${address}/while-${name}`), name).toBe(200);
            end();
            expect((await upload(staff, `${name}.txt`)).status, name).toBe(200);
            expect(await readStorageProblem(staff), name).toBeNull();
          }
          expect(readdirSync(join(media, 'incoming'))).toEqual([]);
        }),
      );
    },
    timeoutMs,
  );

  it(
    'a restore onto a full disk stops with one line and leaves no file',
    async () => {
      const backup = join(folder, 'site.tar');
      await withProduct(async (_product, staff) => {
        expect((await upload(staff, 'large.txt')).status).toBe(200);
        await runCommand('backup', join(folder, 'data'), [backup]);
      });
      const media = join(folder, 'other', 'media');
      await withSmallDisk(media, '256k', async () => {
        const restored = runCommand('restore', join(folder, 'other'), [backup]);
        await expect(restored).rejects.toThrow(/^The media cannot be written: the disk is full$/);
        const left = readdirSync(media, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
        expect(left).toEqual([]);
      });
    },
    timeoutMs,
  );

  it(
    'visitors can read while the disk of the database is full, and it recovers once there is space',
    async ({ skip }) => {
      skip(!isLongRun, 'only npm run test:long fills the disk of a database');
      await withSmallDisk(join(folder, 'data', 'database'), '400m', (disk) =>
        withProduct(async ({ address }, staff) => {
          await createPublishedPage(staff, { slug: 'before', title: 'Before' });
          for (let turn = 0; turn < 2; turn += 1) expect(await readStatus(`${address}/about`)).toBe(200);
          disk.fill();
          const write = (count: number) => staff.post<NewPage>('/page/create', { ...newPage, slug: `full-${count}` });
          // Its tables and its journal have allocated a little more space already.
          const stored: number[] = [];
          let response = await write(0);
          for (let count = 1; response.status === 200; count += 1) {
            stored.push(response.body.pageID);
            response = await write(count);
          }
          expect([500, 503]).toContain(response.status);
          expect(response.text).not.toMatch(/No space|ENOSPC|insert/);
          expect(await readStatus(`${address}/about`)).toBe(200);
          disk.empty();
          await expect.poll(() => readStatus(`${address}/readyz`), { timeout: 60_000, interval: 100 }).toBe(200);
          await createPublishedPage(staff, { slug: 'after', title: 'After' });
          for (const slug of ['before', 'after']) expect(await readStatus(`${address}/${slug}`), slug).toBe(200);
          for (const id of stored) expect((await staff.get(`/page/${id}`)).status, `page ${id}`).toBe(200);
          console.log(`${stored.length} pages were still stored on the full disk, then ${response.status}`);
        }),
      );
    },
    timeoutMs,
  );
});
