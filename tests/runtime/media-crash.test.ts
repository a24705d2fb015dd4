import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { administrator, makeOpenFolder, type Product, startProduct } from '../support/product.ts';
import { createClient, type TestClient } from '../support/test-client.ts';

const rounds = process.env.TEST_LONG ? 50 : 3;
const megabyte = 1024 * 1024;

type StoredFile = { id: number; fileName: string; hash: string; fileSize: number; url: string };

let folder: string;
let starts: number;

beforeEach(() => {
  folder = makeOpenFolder('ximblox media ');
  starts = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function start(): Promise<Product> {
  starts += 1;
  const options = { logFile: join(folder, `start-${starts}.log`), dataDir: join(folder, 'data') };
  const product = await startProduct({ ...options, env: { DEMO: '0' } });
  onTestFinished(() => product.stop());
  return product;
}

async function signIn({ address }: Product): Promise<TestClient> {
  const staff = createClient(address);
  await staff.post('/auth/login', administrator);
  return staff;
}

async function upload(staff: TestClient, fileName: string): Promise<StoredFile> {
  const form = new FormData();
  form.append('path', '/');
  form.append('f', new Blob([randomBytes(2 * megabyte).toString('hex')]), fileName);
  const { status, body, text } = await staff.upload<{ file: StoredFile }>('/medialib/add-file', form);
  if (status !== 200) throw new Error(text);
  return body.file;
}

const listFiles = async (staff: TestClient): Promise<StoredFile[]> =>
  (await staff.post<{ files: StoredFile[] }>('/medialib/get-dir', { path: '/' })).body.files;

/** Uploads and deletes until the product is killed among them; answers what was acknowledged. */
async function workUntilKilled(product: Product, round: number): Promise<{ kept: string[]; deleted: number[] }> {
  const staff = await signIn(product);
  const kept: string[] = [];
  const deleted: number[] = [];
  const worker = async (name: string): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const file = await upload(staff, `${name}-${count}.txt`);
      if (count % 2 === 0) kept.push(file.hash);
      else if ((await staff.post('/medialib/delete-file', { id: file.id })).status === 200) deleted.push(file.id);
    }
  };
  const workers = [0, 1, 2, 3].map((number) => worker(`round-${round}-${number}`));
  const work = Promise.allSettled(workers);
  const enough = async () => {
    while (kept.length < 3 || deleted.length < 1) await sleep(5);
  };
  await Promise.race([enough(), ...workers]);
  await sleep(round * 40);
  const ended = once(product.process, 'exit');
  product.process.kill('SIGKILL');
  await Promise.all([ended, work]);
  return { kept, deleted };
}

it(
  'keeps whole files only, and all that were acknowledged, through kill -9 among uploads and deletes',
  async () => {
    const acknowledged: { kept: string[]; deleted: number[] } = { kept: [], deleted: [] };
    for (let round = 0; round < rounds; round += 1) {
      const done = await workUntilKilled(await start(), round);
      acknowledged.kept.push(...done.kept);
      acknowledged.deleted.push(...done.deleted);
    }
    const product = await start();
    const staff = await signIn(product);
    expect(readdirSync(join(folder, 'data', 'media', 'incoming'))).toEqual([]);
    const files = await listFiles(staff);
    for (const file of files) {
      const bytes = Buffer.from(await (await staff.fetch(file.url)).arrayBuffer());
      expect([file.fileName, bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
        file.fileName,
        file.fileSize,
        file.hash,
      ]);
    }
    console.log(`${acknowledged.kept.length} uploads acknowledged, ${files.length} files after ${rounds} kills`);
    expect(acknowledged.kept.length).toBeGreaterThan(rounds);
    expect(acknowledged.kept.filter((hash) => !files.some((file) => file.hash === hash))).toEqual([]);
    expect(acknowledged.deleted.filter((id) => files.some((file) => file.id === id))).toEqual([]);
  },
  60_000 + rounds * 30_000,
);
