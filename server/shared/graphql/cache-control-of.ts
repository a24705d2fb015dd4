import type { FastifyRequest } from 'fastify';
import { cookieName } from '../http/index.ts';
import { siteBuildHeader } from './site-build.ts';

/** With https the cookie name has a prefix but the same ending. */
const sessionCookie = `${cookieName('session', false)}=`;

/**
 * Returns Cache-Control for responses and refusals: never shared. Those to a session or token are not stored at all, nor
 * those to what the site's client sends by POST, since it may hold a secret.
 */
export function cacheControlOf({ headers, method }: FastifyRequest): string {
  const isPersonal = headers.authorization !== undefined || (headers.cookie?.includes(sessionCookie) ?? false);
  const isSecret = method === 'POST' && headers[siteBuildHeader] !== undefined;
  return isPersonal || isSecret ? 'no-store' : 'private, no-cache';
}
