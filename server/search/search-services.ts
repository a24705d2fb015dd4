import type { MikroORM } from '@mikro-orm/postgresql';
import type { Services } from '../shared/context.ts';
import type { RequestContext } from '../shared/http/index.ts';
import { type RateLimit, type RateLimitRegistry, clientNetworkOf, noRateLimit } from '../shared/rate-limit/index.ts';
import { createMeilisearchEngine, type MeilisearchOptions } from './meilisearch/meilisearch-engine.ts';
import { createPostgresqlEngine } from './postgresql/postgresql-engine.ts';
import type { SearchEngine } from './engine/search-engine.ts';

declare module '../shared/context.ts' {
  interface Services {
    search: SearchEngine;
    /** Limits searches per client network; suggestions while typing have a separate limit. */
    searchRateLimit: RateLimit;
    suggestionRateLimit: RateLimit;
  }
}

type Options = {
  orm: MikroORM;
  meili: MeilisearchOptions | null;
  rateLimit: boolean;
  rateLimits: RateLimitRegistry;
};

/** Creates the configured engine and the rate limits of searches. */
export function createSearchServices({
  orm,
  meili,
  rateLimit,
  rateLimits,
}: Options): Pick<Services, 'search' | 'searchRateLimit' | 'suggestionRateLimit'> {
  const createRateLimit = (name: string, capacity: number): RateLimit =>
    rateLimit ? rateLimits.create(name, { capacity, refillSeconds: 60 }) : noRateLimit;
  return {
    search: meili ? createMeilisearchEngine(meili) : createPostgresqlEngine(orm),
    searchRateLimit: createRateLimit('search', 120),
    suggestionRateLimit: createRateLimit('suggestion', 600),
  };
}

/** Counts a search of the client's network. 429 G_01 if there were too many. */
export const consumeSearchRateLimit = ({ services, client }: RequestContext): void =>
  services.searchRateLimit.consume(clientNetworkOf(client.address));
