import type { EntityManager } from '@mikro-orm/postgresql';
import { toPagePath } from '../content/index.ts';
import { selectLivePages } from '../pages/index.ts';
import { loadSettings, type SiteSettings } from '../settings/index.ts';
import type { Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput } from '../shared/errors/index.ts';
import { resolveSearchFilter, matchesNothing } from './resolve-search-filter.ts';
import { countMissedTerm } from './missed-terms.ts';
import {
  maxHits,
  SearchEngineUnavailable,
  type SearchHits,
  type SearchQuery,
  type ExcerptPart,
} from './engine/search-engine.ts';
import { searchInput, suggestionInput } from './search.input.ts';

/** A found page, as visitors see it now. */
export type SiteSearchResult = {
  id: number;
  slug: string;
  /** Path on the site. */
  path: string;
  locale: string;
  type: string;
  title: string;
  excerpt: ExcerptPart[];
};

/** The found pages; `total` counts up to 1,000. */
export type SiteSearchResults = { total: number; results: SiteSearchResult[] };

type Row = Omit<SiteSearchResult, 'path' | 'excerpt'>;

/** The index can lag behind: unpublished pages are left out, and paths are the current ones. */
async function toSiteSearchResults(
  em: EntityManager,
  { total, hits }: SearchHits,
  defaultLocale: string,
): Promise<SiteSearchResults> {
  if (hits.length === 0) return { total, results: [] };
  const rows = await query(
    em,
    sql<Row>`
      select id, slug, locale, type, title
        from (${selectLivePages(sql`p.id = any(${hits.map(({ pageID }) => pageID)}::int[])`)}) shown`,
  );
  const pages = new Map(rows.map((row) => [row.id, row]));
  const results = hits.flatMap(({ pageID, excerpt }) => {
    const page = pages.get(pageID);
    return page ? [{ ...page, path: toPagePath(page, defaultLocale), excerpt }] : [];
  });
  return { total: total - (hits.length - results.length), results };
}

type SearchContext = Context & { settings: SiteSettings };

async function runSearch(
  { em, services, settings }: SearchContext,
  searchQuery: SearchQuery,
): Promise<SiteSearchResults> {
  const isEmptySearch =
    searchQuery.term.trim() === '' || searchQuery.offset >= maxHits || matchesNothing(searchQuery.filter);
  if (isEmptySearch) return { total: 0, results: [] };
  return toSiteSearchResults(em, await services.search.search(searchQuery), settings.defaultLocale);
}

/**
 * Returns the published pages that match a search, best first; `total` counts up to 1,000. Anyone. Counts searches
 * without a result. V_12, V_14 on `search.…`. Throws SearchEngineUnavailable.
 */
export async function searchSite(context: Context, input: unknown): Promise<SiteSearchResults> {
  const { term, locales, pageTypes, tags, count, offset } = parseInput(searchInput, input ?? {}, 'search');
  const searchContext = { ...context, settings: await loadSettings(context.em) };
  const filter = await resolveSearchFilter(searchContext, { locales, pageTypes, tags });
  const found = await runSearch(searchContext, { term, filter, count, offset });
  if (found.total === 0 && offset === 0) await countMissedTerm(context.em, { term, locale: filter.locales?.[0] ?? '' });
  return found;
}

const maxSuggestions = 6;

/** Fewest letters for suggestions. */
const minTermLength = 2;

/** Like `searchSite`, while typing: a few pages, none while the engine is unavailable. Counts no missed searches. */
export async function suggestPages(context: Context, input: unknown): Promise<SiteSearchResult[]> {
  const { term, locale } = parseInput(suggestionInput, input ?? {}, 'search');
  if (term.trim().length < minTermLength) return [];
  const searchContext = { ...context, settings: await loadSettings(context.em) };
  const filter = await resolveSearchFilter(searchContext, {
    locales: locale ? [locale] : null,
    pageTypes: null,
    tags: null,
  });
  try {
    return (await runSearch(searchContext, { term, filter, count: maxSuggestions, offset: 0 })).results;
  } catch (error) {
    if (error instanceof SearchEngineUnavailable) return [];
    throw error;
  }
}
