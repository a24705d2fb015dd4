/** A page's address: a slug is unique within its locale. */
export type LocalizedSlug = { locale: string; slug: string };

/** Returns the path of a page on the site: '/', '/about', '/nl-nl', '/nl-nl/over-ons'. */
export function toPagePath({ locale, slug }: LocalizedSlug, defaultLocale: string): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return slug === '/' ? prefix || '/' : `${prefix}/${slug}`;
}

/** Returns the value of an internal link: the page's path without the leading slash, '/' for the root. */
export function toLinkValue(page: LocalizedSlug, defaultLocale: string): string {
  return toPagePath(page, defaultLocale).slice(1) || '/';
}
