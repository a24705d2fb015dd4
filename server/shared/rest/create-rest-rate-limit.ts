import { type RateLimit, type RateLimitRegistry, noRateLimit } from '../rate-limit/index.ts';

declare module '../context.ts' {
  interface Services {
    /** REST calls of a token, a user or the visitors of an address. */
    restRateLimit: RateLimit;
  }
}

type Options = {
  rateLimit: boolean;
  /** Calls that a caller may make at once, and that are refilled within a minute. */
  restCallsPerMinute: number;
  rateLimits: RateLimitRegistry;
};

/** Creates the rate limit of REST calls. */
export function createRestRateLimit({ rateLimit, restCallsPerMinute, rateLimits }: Options): RateLimit {
  return rateLimit ? rateLimits.create('rest', { capacity: restCallsPerMinute, refillSeconds: 60 }) : noRateLimit;
}
