/** Slugs of a locale's pages, for links between them. */
export type DemoSlugs = { check: string; about: string; water: string; people: string };
