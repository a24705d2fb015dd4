/** Where the cache keeps what visitors get at a slug, which may begin with a locale's prefix. */
export const pageKey = (slug: string): string => `site ${slug}`;
