import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalStorage, SizeExceeded } from './index.ts';

let folder: string;
let storage: LocalStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ximblox-storage-'));
  storage = new LocalStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const stage = (text: string, limit = 1_000) => storage.stage(Readable.from([Buffer.from(text)]), limit);
const readAll = async (key: string, range?: { start: number; end: number }) =>
  Buffer.concat((await (await storage.open(key, range)).toArray()) as Buffer[]).toString();
const incoming = () => readdir(join(folder, 'incoming'));

async function keep(key: string, text: string): Promise<void> {
  await storage.keep(await stage(text), key);
}

async function keysOf(name: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(name)) keys.push(key);
  return keys.sort();
}

describe('what is received', () => {
  test('is measured and named by its content', async () => {
    const { hash, size } = await stage('words');
    expect({ hash, size }).toEqual({ hash: createHash('sha256').update('words').digest('hex'), size: 5 });
  });

  test('may be as large as the limit, and leaves nothing if it is larger', async () => {
    expect((await stage('12345', 5)).size).toBe(5);
    await storage.discard(await stage('', 5));
    const before = await incoming();
    await expect(stage('123456', 5)).rejects.toThrow(SizeExceeded);
    expect(await incoming()).toEqual(before);
  });

  test('leaves nothing if it breaks off', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('some');
        throw new Error('gone');
      })(),
    );
    await expect(storage.stage(broken, 1_000)).rejects.toThrow('gone');
    expect(await incoming()).toEqual([]);
  });

  test('is gone after it was discarded, which may be done again', async () => {
    const staged = await stage('words');
    await storage.discard(staged);
    await storage.discard(staged);
    expect(await incoming()).toEqual([]);
  });
});

describe('what is kept', () => {
  test('can be read, whole or in part, and measured', async () => {
    await keep('files/ab/abc', 'some words');
    expect(await readAll('files/ab/abc')).toBe('some words');
    expect(await readAll('files/ab/abc', { start: 5, end: 8 })).toBe('word');
    expect(await storage.size('files/ab/abc')).toBe(10);
    expect(await storage.withFile('files/ab/abc', (path) => readFile(path, 'utf8'))).toBe('some words');
    expect(await incoming()).toEqual([]);
  });

  test('is replaced by what gets the same key', async () => {
    await keep('files/a', 'old');
    await keep('files/a', 'new');
    expect(await readAll('files/a')).toBe('new');
  });

  test('is listed and removed, one by one and by folder', async () => {
    for (const key of ['files/a', 'files/b/c', 'variants/d']) await keep(key, key);
    expect(await keysOf('files')).toEqual(['files/a', 'files/b/c']);
    await storage.remove('files/a');
    await storage.remove('files/a');
    expect(await storage.size('files/a')).toBeNull();
    await storage.removeFolder('files');
    await storage.removeFolder('files');
    expect(await keysOf('files')).toEqual([]);
    expect(await keysOf('variants')).toEqual(['variants/d']);
  });

  test.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', '', 'a\0', 'A', 'a/'])(
    'has no key like %j',
    async (key) => {
      await expect(storage.size(key)).rejects.toThrow('no storage key');
    },
  );
});

describe('sweeping', () => {
  const host = hostname().replaceAll(/[^a-zA-Z0-9]/g, '');
  /** A process that has come and gone. */
  const gonePid = () => spawnSync(process.execPath, ['-e', 'console.log(process.pid)']).stdout.toString().trim();

  test('removes what processes left behind that are gone, and nothing else', async () => {
    await stage('of an earlier start of this process');
    const incomingFolder = join(folder, 'incoming');
    const parent = `${host}-${process.ppid}-alive`;
    const elsewhere = 'elsewhere-1-young';
    const old = 'elsewhere-1-old';
    for (const name of [`${host}-${gonePid()}-dead`, parent, elsewhere, old]) {
      await writeFile(join(incomingFolder, name), 'x');
    }
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await utimes(join(incomingFolder, old), twoDaysAgo, twoDaysAgo);
    await keep('files/a', 'kept');
    await storage.sweep();
    expect((await incoming()).sort()).toEqual([parent, elsewhere].sort());
    expect(await readAll('files/a')).toBe('kept');
  });

  test('makes its folder where there is none', async () => {
    await storage.sweep();
    expect(await incoming()).toEqual([]);
  });
});
