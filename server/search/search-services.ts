import type { MikroORM } from '@mikro-orm/postgresql';
import type { Services } from '../shared/context.ts';
import type { EdgeContext } from '../shared/http/index.ts';
import { type Budget, type BudgetExchange, callerOf, unlimited } from '../shared/rate-limit/index.ts';
import { createMeilisearchEngine, type MeilisearchPlace } from './meilisearch/meilisearch-engine.ts';
import { createPostgresqlEngine } from './postgresql/postgresql-engine.ts';
import type { SearchEngine } from './search-engine.ts';

declare module '../shared/context.ts' {
  interface Services {
    search: SearchEngine;
    /** Searches of one network; suggestions, which come while typing, have one of their own. */
    searchBudget: Budget;
    suggestionBudget: Budget;
  }
}

type Options = {
  orm: MikroORM;
  meili: MeilisearchPlace | null;
  rateLimit: boolean;
  budgets: BudgetExchange;
};

/** The engine that the configuration asks for, and what a visitor may ask of it. */
export function createSearchServices({
  orm,
  meili,
  rateLimit,
  budgets,
}: Options): Pick<Services, 'search' | 'searchBudget' | 'suggestionBudget'> {
  const budget = (name: string, capacity: number): Budget =>
    rateLimit ? budgets.create(name, { capacity, seconds: 60 }) : unlimited;
  return {
    search: meili ? createMeilisearchEngine(meili) : createPostgresqlEngine(orm),
    searchBudget: budget('search', 120),
    suggestionBudget: budget('suggestion', 600),
  };
}

/** 429 G_01 where the caller's network searches too often. */
export const takeSearch = ({ services, client }: EdgeContext): void =>
  services.searchBudget.take(callerOf(client.address));
