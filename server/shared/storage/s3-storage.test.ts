import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { S3Storage } from './s3-storage.ts';

/** 503 with a retry time. */
const unavailable = { status: 503, retryAfter: 10 };

type Received = { method: string; path: string; hash: string; acl: string | undefined; body: string };

/** A store that responds with these statuses in turn, then repeats the last. */
let statuses: number[];
let received: Received[];
let store: Server;
let folder: string;
let storage: S3Storage;

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers } = request;
  const body = Buffer.concat(await request.toArray()).toString();
  const [hash, acl] = [headers['x-amz-content-sha256'], headers['x-amz-acl']].map((value) => value?.toString());
  received.push({ method, path: url.replace(/\?.*/, ''), hash: hash ?? '', acl, body });
  const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
  response.writeHead(status).end();
}

beforeEach(async () => {
  received = [];
  store = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(join(tmpdir(), 'ximblox-s3-'));
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  const keys = { accessKey: 'access', secretKey: 'secret' };
  storage = new S3Storage({ ...keys, endpoint, region: 'eu', bucket: 'media', incoming: join(folder, 'incoming') });
});
afterEach(async () => {
  store.closeAllConnections();
  store.close();
  await rm(folder, { recursive: true, force: true });
});

const stage = () => storage.stage(Readable.from([Buffer.from('words')]), 1_000);

describe('an upload to a store', () => {
  test('is one signed request with a hash of its content and without a public ACL', async () => {
    statuses = [200];
    const staged = await stage();
    await storage.store(staged, 'files/a');
    expect(received).toEqual([
      { method: 'PUT', path: '/media/files/a', hash: staged.hash, acl: undefined, body: 'words' },
    ]);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  test('is repeated completely if the store fails', async () => {
    statuses = [503, 500, 200];
    await storage.store(await stage(), 'files/a');
    expect(received.map(({ body }) => body)).toEqual(['words', 'words', 'words']);
  });

  test('is given up after three attempts, or at once if it is refused', async () => {
    statuses = [503];
    await expect(storage.store(await stage(), 'files/a')).rejects.toMatchObject(unavailable);
    expect(received).toHaveLength(3);
    statuses = [403];
    await expect(storage.store(await stage(), 'files/a')).rejects.not.toMatchObject(unavailable);
    expect(received).toHaveLength(4);
  });
});

describe('a store', () => {
  test('that fails does not count as empty', async () => {
    statuses = [500];
    await expect(storage.size('files/a')).rejects.toMatchObject(unavailable);
    await expect(storage.open('files/a')).rejects.toMatchObject(unavailable);
    await expect(storage.remove('files/a')).rejects.toMatchObject(unavailable);
    statuses = [404];
    expect(await storage.size('files/a')).toBeNull();
  });

  test.each([404, 403])('without the bucket or access to it is detected at the start: %d', async (status) => {
    statuses = [status];
    await expect(storage.check()).rejects.toMatchObject({ $metadata: { httpStatusCode: status } });
  });
});
