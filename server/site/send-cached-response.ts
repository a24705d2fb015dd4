import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from '../shared/cache/index.ts';
import { chooseContentEncoding } from './content-encoding.ts';
import { responseEncodingsOf } from './response-encodings.ts';

/** Browsers cache it and revalidate each time. */
const revalidateHeaders = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** Creates a public response with an ETag of its content. */
export function toPublicResponse(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): CachedResponse {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { status, body, headers: { ...headers, ...revalidateHeaders, etag } };
}

/** Creates a public permanent redirect. */
export const toPublicRedirect = (location: string, headers: Readonly<Record<string, string>>): CachedResponse => ({
  status: 301,
  body: Buffer.alloc(0),
  headers: { ...headers, ...revalidateHeaders, location },
});

/** Sends a response in an encoding that the client accepts; 304 if the client has it. */
export async function sendCachedResponse(
  response: CachedResponse,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = chooseContentEncoding(headers['accept-encoding']);
  const encoded = await responseEncodingsOf(response).encode(encoding, headers['if-none-match']);
  return reply.headers(encoded.headers).code(encoded.status).send(encoded.body);
}
