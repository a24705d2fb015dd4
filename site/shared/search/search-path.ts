/** Where the site's search answers; no page can have such an address. */
const searchPath = '/_/search';

type Search = { locale: string; defaultLocale: string; term?: string; page?: number };

/** The address of a search in a locale; without a term that of the empty form. */
export function searchPathOf({ locale, defaultLocale, term = '', page = 1 }: Search): string {
  const params = new URLSearchParams();
  if (locale !== defaultLocale) params.set('locale', locale);
  if (term !== '') params.set('q', term);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? searchPath : `${searchPath}?${query}`;
}
