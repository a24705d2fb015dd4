import type { RateLimit } from './rate-limit.ts';

/**
 * Returns the RateLimit headers of a caller: capacity, remaining points, and seconds until full. Empty without a limit.
 */
export function rateLimitHeaders(rateLimit: RateLimit, caller: string): readonly (readonly [string, string])[] {
  const { capacity, restoreRate } = rateLimit;
  if (!Number.isFinite(capacity)) return [];
  const remaining = Math.max(0, Math.floor(rateLimit.remaining(caller)));
  return [
    ['ratelimit-limit', String(capacity)],
    ['ratelimit-remaining', String(remaining)],
    ['ratelimit-reset', String(Math.ceil((capacity - remaining) / restoreRate))],
  ];
}
