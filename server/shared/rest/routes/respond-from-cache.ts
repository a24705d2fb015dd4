import type { CachedResponse, ResponseCache } from '../../cache/index.ts';
import { RawResponse } from './route.ts';

/** A response from the cache, for which the call is refunded. */
export class CacheHitResponse extends RawResponse {}

type CacheLocation = { cache: ResponseCache; key: string };

/** Returns the cached response of a key, or creates it. CSRF token and cookies are added when it is sent. */
export async function respondFromCache(
  { cache, key }: CacheLocation,
  create: () => Promise<CachedResponse>,
): Promise<RawResponse> {
  const isHit = cache.has(key);
  const { body, headers } = await cache.getOrCreate(key, create);
  return isHit ? new CacheHitResponse(body, headers) : new RawResponse(body, headers);
}
