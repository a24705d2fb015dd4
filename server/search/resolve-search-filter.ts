import type { EntityManager } from '@mikro-orm/postgresql';
import { resolvePageTypeID } from '../content/index.ts';
import type { SiteSettings } from '../settings/index.ts';
import type { Services } from '../shared/context.ts';
import { findPublicTagNames } from '../tags/index.ts';
import type { SearchFilter } from './engine/search-engine.ts';

/**
 * Returns a filter with only the known values, so that visitors' input never reaches an engine's filter language. If
 * all values are unknown, the filter matches nothing.
 */
export async function resolveSearchFilter(
  { em, services, settings }: { em: EntityManager; services: Services; settings: SiteSettings },
  { locales, pageTypes, tags }: SearchFilter,
): Promise<SearchFilter> {
  const { availableLocales } = settings;
  const { pageTypeDefinitions } = services;
  const types = pageTypes?.map((type) => resolvePageTypeID(pageTypeDefinitions, type));
  return {
    locales: locales && availableLocales.filter((locale) => locales.includes(locale)),
    pageTypes: types ? pageTypeDefinitions.map(({ id }) => id).filter((id) => types.includes(id)) : null,
    tags: tags && (await findPublicTagNames(em, tags)),
  };
}

/** Whether no page can match the filter. */
export const matchesNothing = (filter: SearchFilter): boolean =>
  [filter.locales, filter.pageTypes, filter.tags].some((values) => values?.length === 0);
