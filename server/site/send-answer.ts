import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer } from '../shared/cache/index.ts';
import { chooseEncoding } from './encoding.ts';
import { formsOf } from './sendable.ts';

/** Kept by browsers, which ask each time whether it is still the same. */
const alwaysAsked = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** An answer for everybody that is known by its bytes. */
export function toPublicAnswer(status: number, text: string, headers: Readonly<Record<string, string>>): CachedAnswer {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { status, body, headers: { ...headers, ...alwaysAsked, etag } };
}

/** Where an address has gone to. */
export const toPublicRedirect = (location: string, headers: Readonly<Record<string, string>>): CachedAnswer => ({
  status: 301,
  body: Buffer.alloc(0),
  headers: { ...headers, ...alwaysAsked, location },
});

/** Sends an answer in the form that its receiver can read; 304 without a body where that has it. */
export async function sendAnswer(
  answer: CachedAnswer,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(headers['accept-encoding']);
  const sendable = await formsOf(answer).make(encoding, headers['if-none-match']);
  return reply.headers(sendable.headers).code(sendable.status).send(sendable.body);
}
