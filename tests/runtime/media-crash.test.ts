import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startEmbeddedDatabase } from '../../server/app/embedded-database/index.ts';
import { isLongRun } from '../support/random.ts';
import { startPrepared } from '../support/prepared-data.ts';
import { administrator, makeAccessibleFolder, type Product } from '../support/product.ts';
import { createClient, type TestClient } from '../support/test-client.ts';

const rounds = isLongRun ? 50 : 1;
const megabyte = 1024 * 1024;

type StoredFile = { id: number; fileName: string; hash: string; fileSize: number; url: string };

let folder: string;
let starts: number;

beforeEach(() => {
  folder = makeAccessibleFolder('ximblox media ');
  starts = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const dataDir = () => join(folder, 'data');

async function start(env: Record<string, string> = {}): Promise<Product> {
  starts += 1;
  const options = { logFile: join(folder, `start-${starts}.log`), dataDir: dataDir() };
  const product = await startPrepared({ ...options, env: { DEMO: '0', ...env } });
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

/** Uploads and deletes until the product is killed meanwhile; returns what was acknowledged. */
async function workUntilKilled(product: Product, round: number): Promise<{ stored: string[]; deleted: number[] }> {
  const staff = await signIn(product);
  const stored: string[] = [];
  const deleted: number[] = [];
  const worker = async (name: string): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const file = await upload(staff, `${name}-${count}.txt`);
      if (count % 2 === 0) stored.push(file.hash);
      else if ((await staff.post('/medialib/delete-file', { id: file.id })).status === 200) deleted.push(file.id);
    }
  };
  const workers = [0, 1, 2, 3].map((number) => worker(`round-${round}-${number}`));
  const work = Promise.allSettled(workers);
  const enough = async () => {
    while (stored.length < 3 || deleted.length < 1) await sleep(5);
  };
  await Promise.race([enough(), ...workers]);
  await sleep(round * 40);
  const ended = once(product.process, 'exit');
  product.process.kill('SIGKILL');
  await Promise.all([ended, work]);
  return { stored, deleted };
}

/** The hashes of all stored contents. */
const storedHashes = (): string[] =>
  readdirSync(join(dataDir(), 'media', 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();

/** A complete content without its row, as a kill leaves it. */
function leaveContentBehind(): void {
  const content = randomBytes(1_000);
  const hash = createHash('sha256').update(content).digest('hex');
  const directory = join(dataDir(), 'media', 'files', hash.slice(0, 2));
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, hash), content);
}

/** Runs the product's nightly sweep; returns the hashes that rows name, including the bin's. */
async function runSweep(): Promise<string[]> {
  const database = await startEmbeddedDatabase({ dataDir: dataDir(), log: () => {} });
  onTestFinished(() => database.stop());
  const product = await start({ DATABASE_URL: database.url, SECRET: 'only this test knows this one, long enough' });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(`select graphile_worker.add_job('sweep-media')`);
    const waiting = `select 1 from graphile_worker.jobs where task_identifier = 'sweep-media'`;
    while ((await client.query(waiting)).rowCount) await sleep(50);
    const { rows } = await client.query<{ hash: string }>('select distinct hash from file where file_size > 0');
    return rows.map(({ hash }) => hash).toSorted();
  } finally {
    await client.end();
    await product.stop();
  }
}

it(
  'keeps only complete files, and all that were acknowledged, through kill -9 among uploads and deletes',
  async () => {
    const acknowledged: { stored: string[]; deleted: number[] } = { stored: [], deleted: [] };
    for (let round = 0; round < rounds; round += 1) {
      const done = await workUntilKilled(await start(), round);
      acknowledged.stored.push(...done.stored);
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
    console.log(`${acknowledged.stored.length} uploads acknowledged, ${files.length} files after ${rounds} kills`);
    expect(acknowledged.stored.length).toBeGreaterThan(rounds);
    expect(acknowledged.stored.filter((hash) => !files.some((file) => file.hash === hash))).toEqual([]);
    expect(acknowledged.deleted.filter((id) => files.some((file) => file.id === id))).toEqual([]);

    await product.stop();
    leaveContentBehind();
    const leftovers = storedHashes().length;
    const named = await runSweep();
    console.log(`${leftovers - named.length} contents without a row were swept, ${named.length} are left`);
    expect(storedHashes()).toEqual(named);
    expect(leftovers).toBeGreaterThan(named.length);
  },
  60_000 + rounds * 30_000,
);
