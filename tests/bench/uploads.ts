import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readMemory, readPeakMemory, resetPeakMemory } from '../support/load/process-memory.ts';
import type { Product } from '../support/product.ts';
import type { TestClient } from '../support/test-client.ts';

const megabyte = 1024 * 1024;
const uploads = 10;
/** Megabytes by which the server's memory may grow during the uploads. */
const allowed = 100;

const boundary = 'ximblox-bench';
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string, fileName: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: text/plain\r\n\r\n`;

const mutation =
  'mutation ($path: String!, $file: Upload!) { addFile(path: $path, file: $file) { file { fileSize } errors { code } } }';

/** The part of a form before the file, and where the form is sent. */
const edges = {
  'REST add-file': { path: '/api/ximblox/medialib/add-file', form: field('path', '/'), field: 'f' },
  'GraphQL addFile': {
    path: '/graphql',
    form:
      field('operations', JSON.stringify({ query: mutation, variables: { path: '/', file: null } })) +
      field('map', JSON.stringify({ 0: ['variables.file'] })),
    field: '0',
  },
} as const;

type Edge = keyof typeof edges;

type Sending = { edge: Edge; bytesEach: number };

/** A form around a text that is never held in memory: one chunk is sent again and again. */
function* writeForm({ edge, bytesEach }: Sending, number: number): Iterable<Buffer> {
  yield Buffer.from(edges[edge].form + fileHead(edges[edge].field, `${edge} ${number}.txt`));
  const piece = Buffer.alloc(64 * 1024, `${edge} ${number} `);
  for (let left = bytesEach; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

type Target = { product: Product; staff: TestClient };

async function send({ product, staff }: Target, sending: Sending, number: number): Promise<string> {
  const call = request(`${product.address}${edges[sending.edge].path}`, {
    method: 'POST',
    headers: {
      cookie: [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...staff.csrfHeaders(),
    },
  });
  const result = new Promise<string>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (response) => {
      response.toArray().then((chunks) => resolve(Buffer.concat(chunks as Buffer[]).toString()), reject);
    });
  });
  await pipeline(Readable.from(writeForm(sending, number)), call);
  return result;
}

async function measureEdge(target: Target, sending: Sending): Promise<boolean> {
  const pid = target.product.process.pid ?? 0;
  const baseline = readMemory(pid);
  resetPeakMemory(pid);
  const start = performance.now();
  const numbers = Array.from({ length: uploads }, (_, number) => number);
  const responses = await Promise.all(numbers.map((number) => send(target, sending, number)));
  const seconds = (performance.now() - start) / 1000;
  const growth = readPeakMemory(pid) - baseline;
  const taken = responses.filter((result) => result.includes(`"fileSize":${sending.bytesEach}`)).length;
  const passed = taken === uploads && growth < allowed;
  const size = `${taken} files of ${sending.bytesEach / megabyte} MB`;
  const figures = `${size} in ${seconds.toFixed(1)} s, memory ${baseline.toFixed(0)} MB and ${growth.toFixed(0)} MB more`;
  const failure = `: FAILED, ${uploads} files and less than ${allowed} MB more`;
  console.log(`media, ${sending.edge}: ${figures}${passed ? '' : failure}`);
  return passed;
}

/**
 * Measures the server's resident memory during ten parallel uploads, by each API; returns whether it is within the
 * limit.
 */
export async function measureUploads(target: Target, megabytesEach: number): Promise<boolean> {
  const bytesEach = megabytesEach * megabyte;
  let passed = true;
  for (const edge of Object.keys(edges) as Edge[]) passed = (await measureEdge(target, { edge, bytesEach })) && passed;
  return passed;
}
