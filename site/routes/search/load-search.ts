import {
  SearchFrameDocument,
  type SearchFrameQuery,
  SearchPageDocument,
  type SearchPageQuery,
} from '../../generated/graphql.ts';
import type { Execute } from '../../shared/execute.ts';

/** What a visitor asks for; a locale that there is not, or none, is the default one. */
export type SearchWish = { term: string; locale: string | null; page: number };

export type Found = SearchPageQuery['search'];

export type LoadedSearch = SearchFrameQuery & {
  term: string;
  locale: string;
  page: number;
  /** Null where nothing was asked for. */
  found: Found | null;
  /** The search does not answer at the moment. */
  isAway: boolean;
};

/** Results of one page of them. */
export const resultsPerPage = 20;

const mostPages = 50;

async function find(execute: Execute, { term, locale, page }: { term: string; locale: string; page: number }) {
  const offset = (page - 1) * resultsPerPage;
  const { search } = await execute(SearchPageDocument, { term, locales: [locale], count: resultsPerPage, offset });
  return search;
}

/** Loads what stands around the results first: it is there even while the search itself is not. */
export async function loadSearch(
  execute: Execute,
  wish: SearchWish,
  warn: (message: string) => void,
): Promise<LoadedSearch> {
  let frame = await execute(SearchFrameDocument, { locale: wish.locale ?? '' });
  const { availableLocales, defaultLocale } = frame.settings;
  const locale = availableLocales.find((one) => one === wish.locale) ?? defaultLocale;
  if (locale !== wish.locale) frame = await execute(SearchFrameDocument, { locale });
  const asked = { term: wish.term.trim(), locale, page: Math.min(Math.max(wish.page, 1), mostPages) };
  if (asked.term === '') return { ...frame, ...asked, found: null, isAway: false };
  try {
    return { ...frame, ...asked, found: await find(execute, asked), isAway: false };
  } catch (error) {
    warn(`The search does not answer: ${error instanceof Error ? error.message : String(error)}`);
    return { ...frame, ...asked, found: null, isAway: true };
  }
}
