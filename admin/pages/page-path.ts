type PageAddress = { slug: string; locale: string };

/** Where a page is edited, below /cmsadmin. */
export function editorPath(pageID: number): string {
  return `/pages/${pageID}`;
}

/** A page's path on the site: the default locale has no prefix, and '/' is the root of its locale. */
export function pathOnSite({ slug, locale }: PageAddress, defaultLocale: string): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  if (slug === '/') return prefix || '/';
  return `${prefix}/${slug}`;
}
