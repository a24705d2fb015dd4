import { z } from 'zod';

/** docs/bundle-format.md describes it; raised where an older release could not read it any more. */
export const formatVersion = 1;

const row = z.record(z.string(), z.unknown());
export type Row = z.infer<typeof row>;

/** Rows of one entry, at most: they are held in memory together. */
export const rowsPerEntry = 200;
export const rowsShape = z.array(row).max(rowsPerEntry);

/** The first entry. */
export const headShape = z.object({
  format: z.literal('ximblox-bundle'),
  version: z.int().positive(),
  madeAt: z.iso.datetime(),
  /** Settings without which its pages would have other addresses. */
  locales: z.object({
    availableLocales: z.array(z.string()),
    defaultLocale: z.string(),
    customSlugLocales: z.array(z.string()),
  }),
  /** All settings that were ever changed, for an installation that has no pages yet. */
  settings: z.record(z.string(), z.unknown()),
});
export type BundleHead = z.infer<typeof headShape>;

/** The last entry: rows of each part, and how many files. Without it the bundle is not whole. */
export const endShape = z.object({ rows: z.record(z.string(), z.int()), files: z.int().nonnegative() });
export type BundleEnd = z.infer<typeof endShape>;

export const entryNames = { head: 'bundle.json', end: 'end.json', mediaFolder: 'media/' } as const;

/** The kinds of rows, in an order in which each part finds what it refers to. */
export const partNames = [
  'directories',
  'files',
  'tags',
  'file-tags',
  'translation-groups',
  'pages',
  'page-versions',
  'publications',
  'references',
  'page-tags',
  'redirects',
  'menus',
  'menu-publications',
] as const;
export type PartName = (typeof partNames)[number];

/** A kind of rows: its table, by what a row is found, and how one is named to people. */
export type BundlePart = { name: PartName; table: string; key: readonly string[]; label: (row: Row) => string };

const named =
  (...columns: readonly string[]) =>
  (one: Row): string =>
    columns.map((column) => String(one[column])).join(' ');

const byID = ['id'] as const;

const described: Readonly<Record<PartName, Omit<BundlePart, 'name'>>> = {
  directories: { table: 'directory', key: byID, label: named('path') },
  files: { table: 'file', key: byID, label: named('file_name') },
  tags: { table: 'tag', key: byID, label: named('name') },
  'file-tags': { table: 'file_tag', key: ['file_id', 'tag_id'], label: named('file_id', 'tag_id') },
  'translation-groups': { table: 'sibling_group', key: byID, label: named('id') },
  pages: { table: 'page', key: byID, label: named('locale', 'slug') },
  'page-versions': { table: 'page_version', key: byID, label: named('title') },
  publications: { table: 'publication', key: byID, label: named('id') },
  references: { table: 'reference', key: byID, label: named('id') },
  'page-tags': { table: 'page_tag', key: ['page_id', 'tag_id'], label: named('page_id', 'tag_id') },
  redirects: { table: 'redirect', key: byID, label: named('locale', 'slug') },
  menus: { table: 'menu', key: byID, label: named('name', 'locale') },
  'menu-publications': { table: 'menu_publication', key: byID, label: named('id') },
};

export const parts: readonly BundlePart[] = partNames.map((name) => ({ name, ...described[name] }));
