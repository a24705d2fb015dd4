/** Cache key of the page at a slug, which may have a locale prefix. */
export const pageCacheKey = (slug: string): string => `site ${slug}`;
