import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalStorage, SizeLimitExceeded, type StorageEngine } from './index.ts';
import { S3Storage } from './s3-storage.ts';

/** The S3 store for these tests; null if none is configured. */
function readS3Config() {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = 'us-east-1' } = process.env;
  const { S3_ACCESS_KEY: accessKey = '', S3_SECRET_KEY: secretKey = '' } = process.env;
  return endpoint && bucket ? { endpoint, bucket, region, accessKey, secretKey } : null;
}

const store = readS3Config();
if (!store) {
  console.warn(
    'SKIPPED: the storage tests for S3. To run them, set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.',
  );
}

type Engine = { name: string; create: (folder: string) => StorageEngine };

const local: Engine = { name: 'of local files', create: (folder) => new LocalStorage(folder) };
const bucket: Engine[] = store
  ? [{ name: 'of an S3 bucket', create: (folder) => new S3Storage({ ...store, incoming: join(folder, 'incoming') }) }]
  : [];

describe.each([local, ...bucket])('a storage $name', ({ create }) => {
  let folder: string;
  let storage: StorageEngine;
  /** Tests share a bucket, so each has its own prefix. */
  let root: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ximblox-storage-'));
    storage = create(folder);
    root = `test-${randomUUID()}`;
  });
  afterEach(async () => {
    await storage.removeFolder(root);
    await rm(folder, { recursive: true, force: true });
  });

  const stage = (content: string | Buffer, limit = 1_000) =>
    storage.stage(Readable.from([Buffer.from(content)]), limit);
  const read = async (key: string, range?: { start: number; end: number }) =>
    Buffer.concat((await (await storage.open(key, range)).toArray()) as Buffer[]);
  const readText = async (key: string, range?: { start: number; end: number }) => (await read(key, range)).toString();
  const incoming = () => readdir(join(folder, 'incoming'));
  const at = (key: string) => `${root}/${key}`;

  async function storeFile(key: string, content: string | Buffer): Promise<void> {
    await storage.store(await stage(content, Number.POSITIVE_INFINITY), at(key));
  }

  async function keysOf(name: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of storage.list(at(name))) keys.push(key.slice(root.length + 1));
    return keys.sort();
  }

  test('returns size and hash of what it receives', async () => {
    const { hash, size } = await stage('words');
    expect({ hash, size }).toEqual({ hash: createHash('sha256').update('words').digest('hex'), size: 5 });
  });

  test('accepts files up to the limit and leaves nothing of larger ones', async () => {
    expect((await stage('12345', 5)).size).toBe(5);
    await (await stage('', 5))[Symbol.asyncDispose]();
    const before = await incoming();
    await expect(stage('123456', 5)).rejects.toThrow(SizeLimitExceeded);
    expect(await incoming()).toEqual(before);
  });

  test('leaves nothing of an interrupted upload', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('some');
        throw new Error('gone');
      })(),
    );
    await expect(storage.stage(broken, 1_000)).rejects.toThrow('gone');
    expect(await incoming()).toEqual([]);
  });

  test('discards a staged file, also twice', async () => {
    const staged = await stage('words');
    await staged[Symbol.asyncDispose]();
    await staged[Symbol.asyncDispose]();
    expect(await incoming()).toEqual([]);
  });

  test('reads a stored file completely or in part, and returns its size', async () => {
    await storeFile('ab/abc', 'some words');
    const key = at('ab/abc');
    expect(await readText(key)).toBe('some words');
    expect(await readText(key, { start: 5, end: 8 })).toBe('word');
    expect(await readText(key, { start: 9, end: 9 })).toBe('s');
    expect(await storage.size(key)).toBe(10);
    expect(await storage.withFile(key, (path) => readFile(path, 'utf8'))).toBe('some words');
    expect(await incoming()).toEqual([]);
  });

  test('stores large and empty files', async () => {
    const content = randomBytes(20 * 1024 * 1024);
    await storeFile('large', content);
    expect((await read(at('large'))).equals(content)).toBe(true);
    const tail = await read(at('large'), { start: content.length - 3, end: content.length - 1 });
    expect(tail.equals(content.subarray(-3))).toBe(true);
    await storeFile('empty', '');
    expect(await storage.size(at('empty'))).toBe(0);
    expect(await readText(at('empty'))).toBe('');
  });

  test('leaves no temporary copy if the work with it fails', async () => {
    await storeFile('a', 'words');
    await expect(storage.withFile(at('a'), () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await incoming()).toEqual([]);
    expect(await readText(at('a'))).toBe('words');
  });

  test('replaces a file with the same key', async () => {
    await storeFile('a', 'old');
    await storeFile('a', 'newer');
    expect([await readText(at('a')), await storage.size(at('a'))]).toEqual(['newer', 5]);
  });

  test('finds nothing for an unknown key', async () => {
    expect(await storage.size(at('unknown'))).toBeNull();
    await expect(storage.open(at('unknown'))).rejects.toBeInstanceOf(Error);
    await expect(storage.withFile(at('unknown'), (path) => readFile(path))).rejects.toBeInstanceOf(Error);
    await storage.remove(at('unknown'));
  });

  test('lists and removes single files and folders', async () => {
    for (const key of ['files/a', 'files/b/c', 'files-2/e', 'variants/d']) await storeFile(key, key);
    expect(await keysOf('files')).toEqual(['files/a', 'files/b/c']);
    await storage.remove(at('files/a'));
    await storage.remove(at('files/a'));
    expect(await storage.size(at('files/a'))).toBeNull();
    await storage.removeFolder(at('files'));
    await storage.removeFolder(at('files'));
    expect(await keysOf('files')).toEqual([]);
    expect([await keysOf('files-2'), await keysOf('variants')]).toEqual([['files-2/e'], ['variants/d']]);
  });

  test('returns when a file was stored', async () => {
    await storeFile('files/a', 'words');
    for await (const { modifiedAt } of storage.list(at('files'))) {
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
    }
  });

  test.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', '', 'a\0', 'A', 'a/', 'a\\b', '%2e%2e/a', 'a\r\nb'])(
    'refuses the key %j',
    async (key) => {
      const staged = await stage('words');
      await expect(storage.size(key)).rejects.toThrow('invalid storage key');
      await expect(storage.open(key)).rejects.toThrow('invalid storage key');
      await expect(storage.store(staged, key)).rejects.toThrow('invalid storage key');
      await expect(storage.remove(key)).rejects.toThrow('invalid storage key');
      await expect(storage.removeFolder(key)).rejects.toThrow('invalid storage key');
    },
  );
});
