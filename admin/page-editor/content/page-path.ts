export type PageAddress = { locale: string; slug: string };

/** Path of a page on the site: '/', '/about', '/nl-nl', '/nl-nl/over-ons'. */
export function pathOf({ locale, slug }: PageAddress, defaultLocale: string): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return slug === '/' ? prefix || '/' : `${prefix}/${slug}`;
}

/** A page's address as an internal link keeps it: its path without the leading slash, '/' for the root. */
export function linkValueOf(page: PageAddress, defaultLocale: string): string {
  return pathOf(page, defaultLocale).slice(1) || '/';
}
