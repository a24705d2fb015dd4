type PageLocation = { slug: string; locale: string };

/** Returns the path of the page's editor below /cmsadmin. */
export function getEditorPath(pageID: number): string {
  return `/pages/${pageID}`;
}

/** Returns a page's path on the site. The default locale has no prefix; the slug '/' is the locale's home page. */
export function getSitePath({ slug, locale }: PageLocation, defaultLocale: string): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  if (slug === '/') return prefix || '/';
  return `${prefix}/${slug}`;
}
