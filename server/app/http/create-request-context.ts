import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { resolveApiTokenViewer } from '../../api-tokens/index.ts';
import { resolveSessionViewer } from '../../auth/index.ts';
import type { Services, Viewer } from '../../shared/context.ts';
import type { HttpGraphQLContext } from '../../shared/graphql/index.ts';
import {
  bearerToken,
  rateLimitKeyOf,
  type Cookies,
  createCookies,
  type CsrfProtection,
  type RequestContext,
  isScriptRequest,
  noCookies,
} from '../../shared/http/index.ts';

/** What contexts are created from. `secure`: whether the public URL is https. */
export type ContextOptions = { orm: MikroORM; services: Services; secure: boolean };

/** Finds the viewer by API token, or by session cookie if there is none. Throws 401 for an invalid token. */
function findViewer(em: EntityManager, request: FastifyRequest, cookies: Cookies): Promise<Viewer | null> {
  const token = bearerToken(request.headers);
  return token === null ? resolveSessionViewer(em, cookies) : resolveApiTokenViewer(em, token);
}

/** Creates the context of a request with its current viewer. */
export async function createRequestContext(
  { orm, services }: ContextOptions,
  request: FastifyRequest,
  cookies: Cookies,
): Promise<RequestContext> {
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

/** Creates a visitor's context without a request, for rendering the public site. */
export function createVisitorContext({ orm, services }: Omit<ContextOptions, 'secure'>): RequestContext {
  return {
    viewer: null,
    em: orm.em.fork(),
    services,
    requestId: 'site',
    cookies: noCookies,
    client: { address: '', userAgent: '' },
  };
}

/** Whether the request comes from another origin, for which no session counts. */
function isForeignOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  return origin !== new URL(publicUrl).origin && URL.parse(origin)?.host !== host;
}

/**
 * Creates the context of a GraphQL request. With a foreign Origin or an API token cookies are ignored; `isForgeable` is
 * set if the CSRF token is missing.
 */
export async function createGraphQLContext(
  options: ContextOptions & { csrf: CsrfProtection },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<HttpGraphQLContext> {
  const { services, secure, csrf } = options;
  const addSetCookie = (setCookie: string): void => void reply.header('set-cookie', setCookie);
  const sentCookies = createCookies({ header: request.headers.cookie, secure, addSetCookie });
  const hasForeignOrigin = isForeignOrigin(request, services.publicUrl);
  const hasToken = bearerToken(request.headers) !== null;
  const ignoresCookies = hasForeignOrigin || hasToken;
  const context = await createRequestContext(options, request, ignoresCookies ? noCookies : sentCookies);
  const isTrusted = isScriptRequest(request.headers) && csrf.matches(sentCookies, request.headers['x-csrf-token']);
  const isForgeable =
    sentCookies.get('session') !== undefined &&
    !hasToken &&
    (hasForeignOrigin || (context.viewer !== null && !isTrusted));
  return { ...context, loaders: new Map(), caller: rateLimitKeyOf(context), isForgeable };
}
