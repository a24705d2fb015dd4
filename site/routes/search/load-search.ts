import { SearchFrameDocument, SearchPageDocument } from '../../generated/graphql.ts';
import type { LoadOptions } from '../view/load-options.ts';
import type { SearchView } from '../view/site-view.ts';

/** A visitor's search; an unknown locale, or null, means the default one. */
export type SearchQuery = { term: string; locale: string | null; page: number };

/** Results per page. */
export const resultsPerPage = 20;

const maxPages = 50;

/** The variables of a search; null without a term. */
export function searchPageOf({ term, locale, page }: Pick<SearchView, 'term' | 'locale' | 'page'>) {
  if (term === '') return null;
  return { term, locales: [locale], count: resultsPerPage, offset: (page - 1) * resultsPerPage };
}

/** Loads header and footer first, so that they are there even if the search fails. */
export async function loadSearch(query: SearchQuery, { execute, warn, loadCode }: LoadOptions): Promise<SearchView> {
  const { settings } = await execute(SearchFrameDocument, { locale: query.locale ?? '' });
  const { availableLocales, defaultLocale } = settings;
  const locale = availableLocales.find((one) => one === query.locale) ?? defaultLocale;
  if (locale !== query.locale) await execute(SearchFrameDocument, { locale });
  await loadCode?.({ kind: 'search', locale, pageType: '', blockTypes: [] });
  const page = Math.min(Math.max(query.page, 1), maxPages);
  const view = { kind: 'search', locale, defaultLocale, term: query.term.trim(), page, status: 200 } as const;
  const variables = searchPageOf(view);
  if (!variables) return view;
  try {
    await execute(SearchPageDocument, variables);
    return view;
  } catch (error) {
    warn(`The search is unavailable: ${error instanceof Error ? error.message : String(error)}`);
    return { ...view, status: 503 };
  }
}
