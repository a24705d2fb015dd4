import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '../../server/app/config/config.ts';

/** An in-memory replacement for an S3-compatible store; signatures are not checked. */
export type FakeStore = { config: S3Config; stop: () => Promise<void> };

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function list(objects: ReadonlyMap<string, Buffer>, prefix: string): string {
  const contents = [...objects.keys()]
    .filter((key) => key.startsWith(prefix))
    .map(
      (key) => `<Contents><Key>${escape(key)}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
    );
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}</ListBucketResult>`;
}

function read(bytes: Buffer | undefined, { method, headers }: IncomingMessage, response: ServerResponse): void {
  if (!bytes) return void response.writeHead(404).end();
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = start === undefined ? bytes : bytes.subarray(Number(start), Number(end) + 1);
  response.writeHead(start === undefined ? 200 : 206, { 'content-length': part.length });
  response.end(method === 'HEAD' ? undefined : part);
  return undefined;
}

async function serve(objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
  const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
  if (request.method === 'PUT') {
    objects.set(key, Buffer.concat(await request.toArray()));
    response.writeHead(200).end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (key !== '') read(objects.get(key), request, response);
  else if (request.method === 'HEAD') response.writeHead(200).end();
  else
    response.writeHead(200, { 'content-type': 'application/xml' }).end(list(objects, searchParams.get('prefix') ?? ''));
}

export async function startFakeStore(): Promise<FakeStore> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    serve(objects, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: { endpoint, region: 'us-east-1', bucket: 'media', accessKey: 'access', secretKey: 'secret' },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
