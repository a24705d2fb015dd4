import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResponseCache } from '../shared/cache/index.ts';
import { chooseEncoding } from './encoding.ts';
import { pageKey } from './page-key.ts';
import { formsOf, type Sendable } from './sendable.ts';

/** The id that an answer carries, which the log names too. */
type OnAnswer = (request: IncomingMessage, status: number) => string;

/** What is kept for exactly this path. A slug holds no '%': an encoded path is read where pages are made. */
function findKept(request: IncomingMessage, cache: ResponseCache): Sendable | undefined {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/')) return undefined;
  const end = url.indexOf('?');
  const answer = cache.peek(pageKey(end === -1 ? url.slice(1) : url.slice(1, end)));
  // A redirect leads on with its query, which is added where pages are made.
  if (!answer || answer.headers.location !== undefined) return undefined;
  return formsOf(answer).peek(chooseEncoding(headers['accept-encoding']), headers['if-none-match']);
}

/**
 * Answers a page of the site that is kept, before anything else looks at the request: most requests of a site are
 * these. Whether it did; `onAnswer` is told, and gives the id of the request.
 */
export function answerAtOnce(
  cache: ResponseCache,
  onAnswer: OnAnswer,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const kept = findKept(request, cache);
    if (!kept) return false;
    const id = onAnswer(request, kept.status);
    response.writeHead(kept.status, [...kept.flatHeaders, 'x-request-id', id]);
    response.end(kept.body);
    return true;
  };
}
