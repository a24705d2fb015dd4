import type { EntityManager } from '@mikro-orm/postgresql';
import { resolvePageType } from '../pages/index.ts';
import type { Settings } from '../settings/index.ts';
import { query, sql } from '../shared/database/query.ts';
import type { Services } from '../shared/context.ts';
import type { SearchFilter } from './search-engine.ts';

/** Public tags by their own spelling, whatever the case of what was asked. */
async function findTags(em: EntityManager, names: readonly string[]): Promise<string[]> {
  const rows = await query(
    em,
    sql<{ name: string }>`select name from tag where public
                           and lower(name) in (select lower(name) from unnest(${names}::text[]) as name)`,
  );
  return rows.map(({ name }) => name);
}

/**
 * A filter of nothing but values that there are: what a visitor sent never reaches an engine's filter language. What
 * there is not narrows to nothing.
 */
export async function checkFilter(
  { em, services, settings }: { em: EntityManager; services: Services; settings: Settings },
  { locales, pageTypes, tags }: SearchFilter,
): Promise<SearchFilter> {
  const { availableLocales } = settings;
  const { pageTypeDefinitions } = services;
  const types = pageTypes?.map((type) => resolvePageType(pageTypeDefinitions, type));
  return {
    locales: locales && availableLocales.filter((locale) => locales.includes(locale)),
    pageTypes: types ? pageTypeDefinitions.map(({ id }) => id).filter((id) => types.includes(id)) : null,
    tags: tags && (await findTags(em, tags)),
  };
}

/** Whether a filter lets no page through. */
export const isImpossible = (filter: SearchFilter): boolean =>
  [filter.locales, filter.pageTypes, filter.tags].some((values) => values?.length === 0);
