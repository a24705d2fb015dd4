import {
  SearchFrameDocument,
  type SearchFrameQuery,
  SearchPageDocument,
  type SearchPageQuery,
} from '../../generated/graphql.ts';
import type { Execute } from '../../shared/execute.ts';

/** A visitor's search; an unknown locale, or null, means the default one. */
export type SearchQuery = { term: string; locale: string | null; page: number };

export type FoundPages = SearchPageQuery['search'];

export type LoadedSearch = SearchFrameQuery & {
  term: string;
  locale: string;
  page: number;
  /** Null if the term is empty. */
  found: FoundPages | null;
  /** Whether the search engine does not respond. */
  isUnavailable: boolean;
};

/** Results per page. */
export const resultsPerPage = 20;

const maxPages = 50;

async function find(execute: Execute, { term, locale, page }: { term: string; locale: string; page: number }) {
  const offset = (page - 1) * resultsPerPage;
  const { search } = await execute(SearchPageDocument, { term, locales: [locale], count: resultsPerPage, offset });
  return search;
}

/** Loads header and footer first, so that they are there even if the search fails. */
export async function loadSearch(
  execute: Execute,
  query: SearchQuery,
  warn: (message: string) => void,
): Promise<LoadedSearch> {
  let frame = await execute(SearchFrameDocument, { locale: query.locale ?? '' });
  const { availableLocales, defaultLocale } = frame.settings;
  const locale = availableLocales.find((one) => one === query.locale) ?? defaultLocale;
  if (locale !== query.locale) frame = await execute(SearchFrameDocument, { locale });
  const search = { term: query.term.trim(), locale, page: Math.min(Math.max(query.page, 1), maxPages) };
  if (search.term === '') return { ...frame, ...search, found: null, isUnavailable: false };
  try {
    return { ...frame, ...search, found: await find(execute, search), isUnavailable: false };
  } catch (error) {
    warn(`The search is unavailable: ${error instanceof Error ? error.message : String(error)}`);
    return { ...frame, ...search, found: null, isUnavailable: true };
  }
}
