import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LocalStorage } from '../../shared/storage/index.ts';
import { openStorage } from './open-storage.ts';

let status: number;
let store: Server;
let endpoint: string;

beforeEach(async () => {
  store = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
});
afterEach(() => {
  store.closeAllConnections();
  store.close();
});

const open = (address = endpoint) =>
  openStorage({
    dataDir: tmpdir(),
    s3: { endpoint: address, region: 'eu', bucket: 'media', accessKey: 'access', secretKey: 'secret' },
  });

it('stores media in DATA_DIR if no S3 store is configured', async () => {
  expect(await openStorage({ dataDir: tmpdir(), s3: null })).toBeInstanceOf(LocalStorage);
});

it('opens an S3 store that has the bucket', async () => {
  status = 200;
  await expect(open()).resolves.toBeDefined();
});

it.each([
  [404, /^S3_BUCKET is "media", which http:\S+ does not have, for example S3_BUCKET=/],
  [403, /^S3_ACCESS_KEY or S3_SECRET_KEY is refused by http:\S+ for the bucket "media"/],
  [400, /^S3_REGION is not that of the bucket "media" at http:/],
  [503, /^S3_ENDPOINT is http:\S+, which cannot be reached \(.+\), for example S3_ENDPOINT=/],
])('names the variable to fix if the store responds with %d', async (responseStatus, message) => {
  status = responseStatus;
  await expect(open()).rejects.toThrow(message);
});

it('names S3_ENDPOINT if nothing listens there', async () => {
  await expect(open('http://127.0.0.1:1')).rejects.toThrow(
    /^S3_ENDPOINT is http:.+ cannot be reached \(ECONNREFUSED\)/,
  );
});
