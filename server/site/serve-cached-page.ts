import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResponseCache } from '../shared/cache/index.ts';
import { chooseContentEncoding } from './content-encoding.ts';
import { pageCacheKey } from './page-cache-key.ts';
import { responseEncodingsOf, type EncodedResponse } from './response-encodings.ts';

/** Called before sending; returns the request id for response and log. */
type OnServed = (request: IncomingMessage, status: number) => string;

/** Finds the cached page of exactly this path. Slugs contain no '%', so encoded paths are left to the page routes. */
function findCachedPage(request: IncomingMessage, cache: ResponseCache): EncodedResponse | undefined {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/')) return undefined;
  const end = url.indexOf('?');
  const response = cache.peek(pageCacheKey(end === -1 ? url.slice(1) : url.slice(1, end)));
  // The page routes add the query to redirects.
  if (!response || response.headers.location !== undefined) return undefined;
  return responseEncodingsOf(response).peek(
    chooseContentEncoding(headers['accept-encoding']),
    headers['if-none-match'],
  );
}

/**
 * Returns a function that sends a cached page before the framework handles the request, as for most requests. It
 * returns whether it did.
 */
export function serveCachedPage(
  cache: ResponseCache,
  onServed: OnServed,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const cached = findCachedPage(request, cache);
    if (!cached) return false;
    const id = onServed(request, cached.status);
    response.writeHead(cached.status, [...cached.flatHeaders, 'x-request-id', id]);
    response.end(cached.body);
    return true;
  };
}
