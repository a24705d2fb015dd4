import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../shared/errors/index.ts';
import { createFailureHandler, type FailureParts } from './answer-failure.ts';

/** The document of a search; 503 while the search is away. */
export type SearchAnswer = { status: 200 | 503; html: string; contentLanguage: string };

/** What a visitor searches for; `page` is counted from 1. */
export type SearchWish = { term: string; locale: string | null; page: number };

type SearchParts = FailureParts & {
  renderSearch: (wish: SearchWish) => Promise<SearchAnswer>;
  suggest: (wish: Omit<SearchWish, 'page'>) => Promise<{ title: string; path: string }[]>;
  /** Throws 429 where the caller's network asks too often. */
  take: (kind: 'search' | 'suggestion', address: string) => void;
};

const fresh = { 'cache-control': 'private, no-cache' };

const longestTerm = 255;

function readText(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return text.toWellFormed().replaceAll('\0', '').slice(0, longestTerm).toWellFormed();
}

function readWish({ query }: FastifyRequest): SearchWish {
  const { q, locale, page } = query as Record<string, unknown>;
  const number = Number(page);
  return { term: readText(q), locale: readText(locale) || null, page: Number.isSafeInteger(number) ? number : 1 };
}

/** The script that asked shows nothing then. */
function answerFailure(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): void {
  const isKnown = error instanceof AppError;
  if (!isKnown) request.log.error({ err: error }, 'a search failed');
  if (isKnown && error.retryAfter !== null) reply.header('retry-after', Math.ceil(error.retryAfter));
  void reply
    .code(isKnown ? error.status : 500)
    .type('text/plain')
    .send(isKnown && error.status === 429 ? 'Too many searches, please try again later.' : 'Something went wrong.');
}

/** Searching on the site, without and with a script; nothing of it is kept in a cache. */
export function addSearchRoutes(app: FastifyInstance, parts: SearchParts): void {
  const { renderSearch, suggest, take, securityHeaders } = parts;
  app.get('/_/search', { errorHandler: createFailureHandler(parts) }, async (request, reply) => {
    take('search', request.ip);
    const { status, html, contentLanguage } = await renderSearch(readWish(request));
    const headers = { ...securityHeaders, ...fresh, 'content-type': 'text/html; charset=utf-8' };
    return reply
      .headers({ ...headers, 'content-language': contentLanguage })
      .code(status)
      .send(html);
  });

  app.get('/_/search/suggestions', { errorHandler: answerFailure }, async (request, reply) => {
    take('suggestion', request.ip);
    const pages = await suggest(readWish(request));
    return reply.headers(fresh).send(pages.map(({ title, path }) => ({ title, path })));
  });
}
