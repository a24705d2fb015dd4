/** Path of the site's search; no page can have it. */
const searchPath = '/_/search';

type SearchAddress = { locale: string; defaultLocale: string; term?: string; page?: number };

/** Returns the path of a search in a locale; without a term that of the empty form. */
export function searchPathOf({ locale, defaultLocale, term = '', page = 1 }: SearchAddress): string {
  const params = new URLSearchParams();
  if (locale !== defaultLocale) params.set('locale', locale);
  if (term !== '') params.set('q', term);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? searchPath : `${searchPath}?${query}`;
}
