import type { FastifyRequest } from 'fastify';
import { cookieName } from '../http/index.ts';

/** Its name behind https ends the same. */
const sessionCookie = `${cookieName('session', false)}=`;

/** What may be kept of an answer, a refusal too: nothing by anybody else, and nothing at all with a session or token. */
export function cacheControlOf({ headers }: FastifyRequest): string {
  const isPersonal = headers.authorization !== undefined || (headers.cookie?.includes(sessionCookie) ?? false);
  return isPersonal ? 'no-store' : 'private, no-cache';
}
