import type { FastifyRequest } from 'fastify';
import { cookieName } from '../http/index.ts';

/** With https the cookie name has a prefix but the same ending. */
const sessionCookie = `${cookieName('session', false)}=`;

/** Returns Cache-Control for responses and refusals: never shared, and with a session or token not stored at all. */
export function cacheControlOf({ headers }: FastifyRequest): string {
  const isPersonal = headers.authorization !== undefined || (headers.cookie?.includes(sessionCookie) ?? false);
  return isPersonal ? 'no-store' : 'private, no-cache';
}
