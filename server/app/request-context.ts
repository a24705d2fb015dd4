import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { resolveTokenViewer } from '../api-tokens/index.ts';
import { resolveViewer } from '../sessions/index.ts';
import type { Services, Viewer } from '../shared/context.ts';
import type { HttpGraphQLContext } from '../shared/graphql/index.ts';
import {
  bearerToken,
  budgetCaller,
  type Cookies,
  createCookies,
  type Csrf,
  type EdgeContext,
  isScriptRequest,
  noCookies,
} from '../shared/http/index.ts';

export type ContextParts = { orm: MikroORM; services: Services; secure: boolean };

/** Whoever the request's API token says; without one its session cookie. 401 for a token that does not count. */
function findViewer(em: EntityManager, request: FastifyRequest, cookies: Cookies): Promise<Viewer | null> {
  const token = bearerToken(request.headers);
  return token === null ? resolveViewer(em, cookies) : resolveTokenViewer(em, token);
}

/** The context of a request, with its viewer of this moment. */
export async function createContext(
  { orm, services }: ContextParts,
  request: FastifyRequest,
  cookies: Cookies,
): Promise<EdgeContext> {
  const em = orm.em.fork();
  return {
    viewer: await findViewer(em, request, cookies),
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

/** The context of a GraphQL request: with a foreign Origin no cookie counts, and one without a CSRF token changes nothing. */
export async function createGraphQLContext(
  parts: ContextParts & { csrf: Csrf },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<HttpGraphQLContext> {
  const { services, secure, csrf } = parts;
  const send = (setCookie: string): void => void reply.header('set-cookie', setCookie);
  const sent = createCookies({ header: request.headers.cookie, secure, send });
  const foreign = isForeign(request, services.publicUrl);
  const hasToken = bearerToken(request.headers) !== null;
  const ignored = foreign || hasToken;
  const context = await createContext(parts, request, ignored ? noCookies : sent);
  const isTrusted = isScriptRequest(request.headers) && csrf.matches(sent, request.headers['x-csrf-token']);
  const isForgeable =
    sent.get('session') !== undefined && !hasToken && (foreign || (context.viewer !== null && !isTrusted));
  return { ...context, loaders: new Map(), caller: budgetCaller(context), isForgeable };
}
