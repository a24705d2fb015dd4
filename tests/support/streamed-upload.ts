import { randomUUID } from 'node:crypto';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import type { TestClient } from './test-client.ts';

/** The multipart boundary. */
export const boundary = '----ximblox-test';

export type StreamedUpload<Body> = { call: ClientRequest; response: Promise<{ status: number; body: Body }> };

async function readResponse<Body>(response: IncomingMessage): Promise<{ status: number; body: Body }> {
  const chunks = (await response.toArray()) as Buffer[];
  return { status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) as Body };
}

/** A multipart request whose body the test writes itself, in chunks. */
export function openUpload<Body>(url: string, client: TestClient): StreamedUpload<Body> {
  const call = request(url, {
    method: 'POST',
    headers: {
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...client.csrfHeaders(),
    },
  });
  const result = new Promise<{ status: number; body: Body }>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => void readResponse<Body>(response).then(resolve, reject));
  });
  return { call, response: result };
}

/** The start of a form, up to the content of the file in its last part. */
export function formHead(fields: Record<string, string>, [partName, fileName]: readonly [string, string]): string {
  const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const texts = Object.entries(fields).map(([name, value]) => `${part(name)}\r\n\r\n${value}\r\n`);
  return `${texts.join('')}${part(partName)}; filename="${fileName}"\r\nContent-Type: text/plain\r\n\r\n`;
}

/** The bytes of a unique text. */
function* pieces(size: number): Iterable<Buffer> {
  const piece = Buffer.alloc(64 * 1024, randomUUID());
  for (let left = size; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
}

/** Sends a form with a text of that many bytes without holding it in memory. */
export function streamText<Body>({ call, response: result }: StreamedUpload<Body>, head: string, size: number) {
  call.write(head);
  Readable.from(pieces(size))
    .pipe(call, { end: false })
    .on('unpipe', () => call.end(`\r\n--${boundary}--\r\n`));
  return result.finally(() => call.destroy());
}
