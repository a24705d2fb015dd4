import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse, ResponseCache } from '../shared/cache/index.ts';
import { createFailureHandler, type FailurePageOptions } from './failure-page.ts';
import { pageCacheKey } from './page-cache-key.ts';
import { sendCachedResponse, toPublicResponse, toPublicRedirect } from './send-cached-response.ts';
import { parseSitePath, notFoundSlug } from './site-path.ts';

/** A page's document, the path that an old URL redirects to, or the slug of the not-found page. */
export type SiteResponse =
  | { status: 200 | 404; html: string; contentLanguage: string }
  | { redirectTo: string }
  | { errorSlug: string };

/** What the routes of the site need. */
export type SiteRouteOptions = FailurePageOptions & {
  cache: ResponseCache;
  /** Renders the page at a slug with a visitor's permissions. */
  render: (slug: string) => Promise<SiteResponse>;
};

/** Points to the not-found page of a missing slug; only that page itself is cached. */
const toNotFoundPointer = (errorSlug: string): CachedResponse => ({
  status: 404,
  headers: {},
  body: Buffer.from(errorSlug),
  isPrivate: true,
});

function toCachedResponse(
  response: SiteResponse,
  securityHeaders: SiteRouteOptions['securityHeaders'],
): CachedResponse {
  if ('errorSlug' in response) return toNotFoundPointer(response.errorSlug);
  if ('redirectTo' in response) return toPublicRedirect(response.redirectTo, securityHeaders);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': response.contentLanguage };
  return toPublicResponse(response.status, response.html, { ...securityHeaders, ...headers });
}

/** Adds the request's query to a redirect, since the cache does not know it. */
function withQuery(response: CachedResponse, search: string): CachedResponse {
  const { location } = response.headers;
  if (location === undefined) return response;
  return { ...response, headers: { ...response.headers, location: `${location}${search}` } };
}

/** Returns the page at a slug through the cache; unknown slugs share the response of their not-found page. */
async function getPageResponse(slug: string, options: SiteRouteOptions): Promise<CachedResponse> {
  const { cache, render, securityHeaders } = options;
  const response = await cache.getOrCreate(pageCacheKey(slug), async () =>
    toCachedResponse(await render(slug), securityHeaders),
  );
  return response.isPrivate ? getPageResponse(response.body.toString(), options) : response;
}

/** Splits a URL into its path and its query with question mark. */
function splitAddress(url: string): [string, string] {
  const end = url.indexOf('?');
  return end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)];
}

/** Sends the not-found page, also for missing files. */
async function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: SiteRouteOptions,
): Promise<FastifyReply> {
  return sendCachedResponse(await getPageResponse(notFoundSlug(splitAddress(request.url)[0]), options), request, reply);
}

async function handlePage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: SiteRouteOptions,
): Promise<FastifyReply> {
  const [rawPath, search] = splitAddress(request.raw.url ?? '/');
  const path = parseSitePath(rawPath);
  if (path && 'movedTo' in path)
    return reply.headers(options.securityHeaders).code(308).header('location', `${path.movedTo}${search}`).send();
  if (path === null) return sendNotFoundPage(request, reply, options);
  return sendCachedResponse(withQuery(await getPageResponse(path.slug, options), search), request, reply);
}

type NotFoundOptions = SiteRouteOptions & { handleFailure: ReturnType<typeof createFailureHandler> };

/** Handles requests for which a route found nothing, like unknown URLs. */
async function handleNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  { handleFailure, ...options }: NotFoundOptions,
): Promise<FastifyReply> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return reply.code(404).type('text/plain').send('Not found');
  try {
    return await sendNotFoundPage(request, reply, options);
  } catch (error) {
    handleFailure(error as FastifyError, request, reply);
    return reply;
  }
}

/** Whether a request is for a cached page. */
export function isCachedPage(cache: ResponseCache, { method, url }: { method: string; url: string }): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = parseSitePath(splitAddress(url)[0]);
  return path !== null && 'slug' in path && cache.has(pageCacheKey(path.slug));
}

/** Registers the public site for every path that no other route handles. */
export function addSiteRoutes(app: FastifyInstance, options: SiteRouteOptions): void {
  const handleFailure = createFailureHandler(options);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    errorHandler: handleFailure,
    handler: (request, reply) => handlePage(request, reply, options),
  });
  app.setNotFoundHandler((request, reply) => handleNotFound(request, reply, { ...options, handleFailure }));
}
