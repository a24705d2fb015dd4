import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyRequest } from 'fastify';
import { resolveViewer } from '../sessions/index.ts';
import type { Services } from '../shared/context.ts';
import { type Cookies, createCookies, type EdgeContext, noCookies } from '../shared/http/index.ts';

export type ContextParts = { orm: MikroORM; services: Services; secure: boolean };

/** The context of a request: whoever its session cookie says. */
export async function createContext(
  { orm, services }: ContextParts,
  request: FastifyRequest,
  cookies: Cookies,
): Promise<EdgeContext> {
  const em = orm.em.fork();
  return {
    viewer: await resolveViewer(em, cookies),
    em,
    services,
    requestId: request.id,
    cookies,
    client: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
  };
}

/** A visitor without a request: what the public site is rendered with. */
export function createVisitorContext({ orm, services }: Omit<ContextParts, 'secure'>): EdgeContext {
  return {
    viewer: null,
    em: orm.em.fork(),
    services,
    requestId: 'site',
    cookies: noCookies,
    client: { address: '', userAgent: '' },
  };
}

/** A page of another origin may ask, but not in the name of who is signed in. */
function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  return origin !== new URL(publicUrl).origin && URL.parse(origin)?.host !== host;
}

/** The cookies that count for a GraphQL request: none with a foreign Origin. */
export function graphqlCookies(
  request: FastifyRequest,
  send: (setCookie: string) => void,
  { services, secure }: ContextParts,
): Cookies {
  if (isForeign(request, services.publicUrl)) return noCookies;
  return createCookies({ header: request.headers.cookie, secure, send });
}
