type PageAddress = { slug: string; locale: string };

/** A page's path on the site: the default locale has no prefix, and '/' is the root of its locale. */
export function pathOnSite({ slug, locale }: PageAddress, defaultLocale: string): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  if (slug === '/') return prefix || '/';
  return `${prefix}/${slug}`;
}
