import type { EntityManager } from '@mikro-orm/postgresql';
import { resolvePageType } from '../pages/index.ts';
import { loadSettings } from '../settings/index.ts';
import type { Services } from '../shared/context.ts';
import type { SearchFilter } from './search-engine.ts';

type Wish = { locales: readonly string[] | null; pageTypes: readonly string[] | null };

/**
 * A filter of nothing but values that there are: what a visitor sent never reaches an engine's filter language. What
 * there is not narrows to nothing.
 */
export async function checkFilter(
  { em, services }: { em: EntityManager; services: Services },
  { locales, pageTypes }: Wish,
): Promise<SearchFilter> {
  const { availableLocales } = await loadSettings(em);
  const { pageTypeDefinitions } = services;
  const types = pageTypes?.map((type) => resolvePageType(pageTypeDefinitions, type));
  return {
    locales: locales && availableLocales.filter((locale) => locales.includes(locale)),
    pageTypes: types ? pageTypeDefinitions.map(({ id }) => id).filter((id) => types.includes(id)) : null,
    tags: null,
  };
}

/** Whether a filter lets no page through. */
export const isImpossible = (filter: SearchFilter): boolean =>
  [filter.locales, filter.pageTypes, filter.tags].some((values) => values?.length === 0);
