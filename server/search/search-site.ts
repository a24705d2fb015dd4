import type { EntityManager } from '@mikro-orm/postgresql';
import { toPath } from '../pages/index.ts';
import { loadSettings, type Settings } from '../settings/index.ts';
import type { Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput } from '../shared/errors/index.ts';
import { checkFilter, isImpossible } from './check-filter.ts';
import { countMiss } from './missed-terms.ts';
import { mostHits, SearchEngineAway, type SearchHits, type SearchQuery, type TextPart } from './search-engine.ts';
import { searchInput, suggestionInput } from './search.input.ts';

/** A page that was found, as visitors see it now. */
export type SearchResult = {
  id: number;
  slug: string;
  /** On the site. */
  path: string;
  locale: string;
  type: string;
  title: string;
  excerpt: TextPart[];
};

export type SearchResults = { total: number; results: SearchResult[] };

type Row = Omit<SearchResult, 'path' | 'excerpt'>;

/** The index may be a moment behind: what visitors no longer see is left out, and its address is the present one. */
async function present(em: EntityManager, { total, hits }: SearchHits, defaultLocale: string): Promise<SearchResults> {
  if (hits.length === 0) return { total, results: [] };
  const rows = await query(
    em,
    sql<Row>`
      select p.id, p.slug, p.locale, p.type, v.title
        from page p join page_version v on v.id = p.live_version_id
       where p.id = any(${hits.map(({ pageID }) => pageID)}::int[]) and p.deleted_at is null`,
  );
  const pages = new Map(rows.map((row) => [row.id, row]));
  const results = hits.flatMap(({ pageID, excerpt }) => {
    const page = pages.get(pageID);
    return page ? [{ ...page, path: toPath(page, defaultLocale), excerpt }] : [];
  });
  return { total: total - (hits.length - results.length), results };
}

type SearchContext = Context & { settings: Settings };

async function search({ em, services, settings }: SearchContext, wanted: SearchQuery): Promise<SearchResults> {
  const isFutile = wanted.term.trim() === '' || wanted.offset >= mostHits || isImpossible(wanted.filter);
  if (isFutile) return { total: 0, results: [] };
  return present(em, await services.search.search(wanted), settings.defaultLocale);
}

/**
 * The published pages that have what is searched for, best first; `total` counts up to 1,000. For anyone. A search
 * without a result is counted by its words. V_12, V_14 on `search.…`; SearchEngineAway.
 */
export async function searchSite(context: Context, input: unknown): Promise<SearchResults> {
  const { term, locales, pageTypes, tags, count, offset } = parseInput(searchInput, input ?? {}, 'search');
  const asked = { ...context, settings: await loadSettings(context.em) };
  const filter = await checkFilter(asked, { locales, pageTypes, tags });
  const found = await search(asked, { term, filter, count, offset });
  if (found.total === 0 && offset === 0) await countMiss(context.em, { term, locale: filter.locales?.[0] ?? '' });
  return found;
}

const mostSuggestions = 6;

/** Letters from which on something is suggested. */
const shortestTerm = 2;

/** As `searchSite`, for a search that is still being typed: a few pages, none while the engine is away, and nothing is counted. */
export async function suggestPages(context: Context, input: unknown): Promise<SearchResult[]> {
  const { term, locale } = parseInput(suggestionInput, input ?? {}, 'search');
  if (term.trim().length < shortestTerm) return [];
  const asked = { ...context, settings: await loadSettings(context.em) };
  const filter = await checkFilter(asked, { locales: locale ? [locale] : null, pageTypes: null, tags: null });
  try {
    return (await search(asked, { term, filter, count: mostSuggestions, offset: 0 })).results;
  } catch (error) {
    if (error instanceof SearchEngineAway) return [];
    throw error;
  }
}
