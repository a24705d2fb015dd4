/** Addresses of a locale's pages, by which they lead to each other. */
export type DemoSlugs = { check: string; about: string; water: string; people: string };
