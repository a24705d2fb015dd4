import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createFailureHandler, type FailurePageOptions } from './failure-page.ts';

/** The document of a search; 503 while search is unavailable. */
export type SearchPageResponse = { status: 200 | 503; html: string; contentLanguage: string };

/** A visitor's search; `page` is counted from 1. */
export type SearchPageQuery = { term: string; locale: string | null; page: number };

type SearchRouteOptions = FailurePageOptions & {
  renderSearch: (query: SearchPageQuery) => Promise<SearchPageResponse>;
  /** Throws 429 if the caller's network searches too often. */
  consumeRateLimit: (address: string) => void;
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

/** Registers the documents of the site's search. Nothing is cached. */
export function addSearchRoutes(app: FastifyInstance, options: SearchRouteOptions): void {
  const { renderSearch, consumeRateLimit, securityHeaders } = options;
  app.get('/_/search', { errorHandler: createFailureHandler(options) }, async (request, reply) => {
    consumeRateLimit(request.ip);
    const { status, html, contentLanguage } = await renderSearch(readSearchPageQuery(request));
    const headers = { ...securityHeaders, ...noCacheHeaders, 'content-type': 'text/html; charset=utf-8' };
    return reply
      .headers({ ...headers, 'content-language': contentLanguage })
      .code(status)
      .send(html);
  });
}
