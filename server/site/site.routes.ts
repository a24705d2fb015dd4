import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer, ResponseCache } from '../shared/cache/index.ts';
import { readSitePath } from './site-path.ts';

/** A page's document, or the path that an old address leads to. */
export type SiteAnswer = { status: 200 | 404; html: string; contentLanguage: string } | { redirectTo: string };

export type SiteParts = {
  cache: ResponseCache;
  /** Renders the page at a slug with a visitor's rights. */
  render: (slug: string) => Promise<SiteAnswer>;
  /** The slug itself where visitors find a page there, else that of the not-found page which answers for it. */
  resolveSlug: (slug: string) => Promise<string>;
  securityHeaders: Readonly<Record<string, string>>;
};

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
};

function toCachedAnswer(answer: SiteAnswer, securityHeaders: SiteParts['securityHeaders']): CachedAnswer {
  if ('redirectTo' in answer) {
    return {
      status: 301,
      body: Buffer.alloc(0),
      headers: {
        ...securityHeaders,
        'cache-control': 'public, max-age=0, must-revalidate',
        location: answer.redirectTo,
      },
    };
  }
  const body = Buffer.from(answer.html);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = { ...securityHeaders, ...pageHeaders, 'content-language': answer.contentLanguage, etag };
  return { status: answer.status, body, headers };
}

function send(reply: FastifyReply, { status, headers, body }: CachedAnswer, known: string | undefined): FastifyReply {
  reply.headers(headers);
  if (status === 200 && known?.includes(headers.etag ?? '-')) return reply.code(304).send();
  return reply.code(status).send(body);
}

/** A redirect leads on with the query that was asked with, which the cache does not know. */
function withQuery({ headers, ...answer }: CachedAnswer, search: string): CachedAnswer {
  const { location } = headers;
  return { ...answer, headers: location === undefined ? headers : { ...headers, location: `${location}${search}` } };
}

/** The page at a slug through the cache; unknown slugs share the answer of their not-found page. */
async function answerSlug(
  slug: string,
  { cache, render, resolveSlug, securityHeaders }: SiteParts,
): Promise<CachedAnswer> {
  const fill = async (resolved: string) => toCachedAnswer(await render(resolved), securityHeaders);
  const kept = cache.peek(`site ${slug}`);
  if (kept) return kept;
  return cache.orLast(`site ${slug}`, async () => {
    const resolved = await resolveSlug(slug);
    return cache.answer(`site ${resolved}`, () => fill(resolved));
  });
}

/** The path, and the query with its question mark. */
function splitAddress(url: string): [string, string] {
  const end = url.indexOf('?');
  return end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)];
}

async function handlePage(request: FastifyRequest, reply: FastifyReply, parts: SiteParts): Promise<FastifyReply> {
  const [given, search] = splitAddress(request.raw.url ?? '/');
  const path = readSitePath(given);
  if (path && 'movedTo' in path)
    return reply.headers(parts.securityHeaders).code(308).header('location', `${path.movedTo}${search}`).send();
  // Where no page can have such a path, the site's own "_" can neither: it is answered as not found.
  const answer = withQuery(await answerSlug(path?.slug ?? '_', parts), search);
  return send(reply, answer, request.headers['if-none-match']);
}

/** Whether a request is for a page that is answered from the cache. */
export function isKeptPage(cache: ResponseCache, { method, url }: { method: string; url: string }): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = readSitePath(splitAddress(url)[0]);
  return path !== null && 'slug' in path && cache.has(`site ${path.slug}`);
}

/** The public site: every path that nothing else of the server answers. */
export function addSiteRoutes(app: FastifyInstance, parts: SiteParts): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => handlePage(request, reply, parts),
  });
}
