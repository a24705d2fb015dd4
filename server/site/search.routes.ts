import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../shared/errors/index.ts';
import { createFailureHandler, type FailurePageOptions } from './failure-page.ts';

/** The document of a search; 503 while search is unavailable. */
export type SearchPageResponse = { status: 200 | 503; html: string; contentLanguage: string };

/** A visitor's search; `page` is counted from 1. */
export type SearchPageQuery = { term: string; locale: string | null; page: number };

type SearchRouteOptions = FailurePageOptions & {
  renderSearch: (query: SearchPageQuery) => Promise<SearchPageResponse>;
  suggest: (query: Omit<SearchPageQuery, 'page'>) => Promise<{ title: string; path: string }[]>;
  /** Throws 429 if the caller's network searches too often. */
  consumeRateLimit: (action: 'search' | 'suggestion', address: string) => void;
};

const noCacheHeaders = { 'cache-control': 'private, no-cache' };

const maxTermLength = 255;

function readText(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return text.toWellFormed().replaceAll('\0', '').slice(0, maxTermLength).toWellFormed();
}

function readSearchPageQuery({ query }: FastifyRequest): SearchPageQuery {
  const { q, locale, page } = query as Record<string, unknown>;
  const number = Number(page);
  return { term: readText(q), locale: readText(locale) || null, page: Number.isSafeInteger(number) ? number : 1 };
}

/** The script shows nothing on failure. */
function sendSearchFailure(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): void {
  const isKnown = error instanceof AppError;
  if (!isKnown) request.log.error({ err: error }, 'a search failed');
  if (isKnown && error.retryAfter !== null) reply.header('retry-after', Math.ceil(error.retryAfter));
  void reply
    .code(isKnown ? error.status : 500)
    .type('text/plain')
    .send(isKnown && error.status === 429 ? 'Too many searches, please try again later.' : 'Something went wrong.');
}

/** Registers the site's search, for browsers with and without scripts. Nothing is cached. */
export function addSearchRoutes(app: FastifyInstance, options: SearchRouteOptions): void {
  const { renderSearch, suggest, consumeRateLimit, securityHeaders } = options;
  app.get('/_/search', { errorHandler: createFailureHandler(options) }, async (request, reply) => {
    consumeRateLimit('search', request.ip);
    const { status, html, contentLanguage } = await renderSearch(readSearchPageQuery(request));
    const headers = { ...securityHeaders, ...noCacheHeaders, 'content-type': 'text/html; charset=utf-8' };
    return reply
      .headers({ ...headers, 'content-language': contentLanguage })
      .code(status)
      .send(html);
  });

  app.get('/_/search/suggestions', { errorHandler: sendSearchFailure }, async (request, reply) => {
    consumeRateLimit('suggestion', request.ip);
    const pages = await suggest(readSearchPageQuery(request));
    return reply.headers(noCacheHeaders).send(pages.map(({ title, path }) => ({ title, path })));
  });
}
