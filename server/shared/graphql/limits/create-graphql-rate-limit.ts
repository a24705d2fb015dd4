import { type RateLimit, type RateLimitRegistry, noRateLimit } from '../../rate-limit/index.ts';
import { operationLimits, costRefillSeconds } from './operation-limits.ts';

declare module '../../context.ts' {
  interface Services {
    /** Cost points that a token, a user or the visitors of an address may consume of GraphQL. */
    graphqlRateLimit: RateLimit;
  }
}

type Options = { rateLimit: boolean; rateLimits: RateLimitRegistry };

/** Creates the rate limit of GraphQL cost points. */
export function createGraphQLRateLimit({ rateLimit, rateLimits }: Options): RateLimit {
  return rateLimit
    ? rateLimits.create('graphql', { capacity: operationLimits.cost, refillSeconds: costRefillSeconds })
    : noRateLimit;
}
