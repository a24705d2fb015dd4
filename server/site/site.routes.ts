import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer, ResponseCache } from '../shared/cache/index.ts';
import { createFailureHandler, type FailureParts } from './answer-failure.ts';
import { pageKey } from './page-key.ts';
import { sendAnswer, toPublicAnswer, toPublicRedirect } from './send-answer.ts';
import { readSitePath, slugOfNowhere } from './site-path.ts';

/** A page's document, the path that an old address leads to, or the slug of the page that says that there is none. */
export type SiteAnswer =
  | { status: 200 | 404; html: string; contentLanguage: string }
  | { redirectTo: string }
  | { errorSlug: string };

export type SiteParts = FailureParts & {
  cache: ResponseCache;
  /** Renders the page at a slug with a visitor's rights. */
  render: (slug: string) => Promise<SiteAnswer>;
};

/** What stands for a slug at which there is nothing: only the page that says so is kept. */
const pointTo = (errorSlug: string): CachedAnswer => ({
  status: 404,
  headers: {},
  body: Buffer.from(errorSlug),
  isForOne: true,
});

function toCachedAnswer(answer: SiteAnswer, securityHeaders: SiteParts['securityHeaders']): CachedAnswer {
  if ('errorSlug' in answer) return pointTo(answer.errorSlug);
  if ('redirectTo' in answer) return toPublicRedirect(answer.redirectTo, securityHeaders);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': answer.contentLanguage };
  return toPublicAnswer(answer.status, answer.html, { ...securityHeaders, ...headers });
}

/** A redirect leads on with the query that was asked with, which the cache does not know. */
function withQuery(answer: CachedAnswer, search: string): CachedAnswer {
  const { location } = answer.headers;
  if (location === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, location: `${location}${search}` } };
}

/** The page at a slug through the cache; unknown slugs share the answer of their not-found page. */
async function answerSlug(slug: string, parts: SiteParts): Promise<CachedAnswer> {
  const { cache, render, securityHeaders } = parts;
  const answer = await cache.answer(pageKey(slug), async () => toCachedAnswer(await render(slug), securityHeaders));
  return answer.isForOne ? answerSlug(answer.body.toString(), parts) : answer;
}

/** The path, and the query with its question mark. */
function splitAddress(url: string): [string, string] {
  const end = url.indexOf('?');
  return end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)];
}

/** Answers a path at which there can be nothing, such as the file of a language that the site does not have. */
async function answerMissing(request: FastifyRequest, reply: FastifyReply, parts: SiteParts): Promise<FastifyReply> {
  return sendAnswer(await answerSlug(slugOfNowhere(splitAddress(request.url)[0]), parts), request, reply);
}

async function handlePage(request: FastifyRequest, reply: FastifyReply, parts: SiteParts): Promise<FastifyReply> {
  const [given, search] = splitAddress(request.raw.url ?? '/');
  const path = readSitePath(given);
  if (path && 'movedTo' in path)
    return reply.headers(parts.securityHeaders).code(308).header('location', `${path.movedTo}${search}`).send();
  if (path === null) return answerMissing(request, reply, parts);
  return sendAnswer(withQuery(await answerSlug(path.slug, parts), search), request, reply);
}

type MissingParts = SiteParts & { answerFailure: ReturnType<typeof createFailureHandler> };

/** What a route of the server finds nothing for is answered as what never was. */
async function handleMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  { answerFailure, ...parts }: MissingParts,
): Promise<FastifyReply> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return reply.code(404).type('text/plain').send('Not found');
  try {
    return await answerMissing(request, reply, parts);
  } catch (error) {
    answerFailure(error as FastifyError, request, reply);
    return reply;
  }
}

/** Whether a request is for a page that is answered from the cache. */
export function isKeptPage(cache: ResponseCache, { method, url }: { method: string; url: string }): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = readSitePath(splitAddress(url)[0]);
  return path !== null && 'slug' in path && cache.has(pageKey(path.slug));
}

/** The public site: every path that nothing else of the server answers. */
export function addSiteRoutes(app: FastifyInstance, parts: SiteParts): void {
  const answerFailure = createFailureHandler(parts);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    errorHandler: answerFailure,
    handler: (request, reply) => handlePage(request, reply, parts),
  });
  app.setNotFoundHandler((request, reply) => handleMissing(request, reply, { ...parts, answerFailure }));
}
