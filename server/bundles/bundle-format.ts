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
  'translations',
  'page-versions',
  'publications',
  'scheduled-publications',
  'references',
  'page-tags',
  'redirects',
  'menus',
  'menu-publications',
] as const;
export type PartName = (typeof partNames)[number];

/**
 * A kind of rows: its table, by what a row is found, and how one is named to people. Numbers are dealt out by each site
 * itself: two rows with one number are the same thing only where `madeAt`, the moment at which it was made, is the same.
 */
export type BundlePart = {
  name: PartName;
  table: string;
  key: readonly string[];
  madeAt: string | null;
  /** What an export writes of a row `t`, where that is more than its columns. */
  select: string;
  label: (row: Row) => string;
};

const named =
  (...columns: readonly string[]) =>
  (one: Row): string =>
    columns.map((column) => String(one[column])).join(' ');

type Described = Pick<BundlePart, 'table' | 'label'> & Partial<BundlePart>;

/** All pages of a translation group, whether or not they are in the bundle: it has no moment of its own. */
const groupWithPages = `to_jsonb(t) || jsonb_build_object('pages', (
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'created_at', p.created_at) order by p.id), '[]')
    from page p where p.sibling_group_id = t.id))`;

const described: Readonly<Record<PartName, Described>> = {
  directories: { table: 'directory', madeAt: null, label: named('path') },
  files: { table: 'file', label: named('file_name') },
  tags: { table: 'tag', label: named('name') },
  'file-tags': { table: 'file_tag', key: ['file_id', 'tag_id'], madeAt: null, label: named('file_id', 'tag_id') },
  'translation-groups': { table: 'sibling_group', madeAt: null, select: groupWithPages, label: named('id') },
  pages: { table: 'page', label: named('locale', 'slug') },
  translations: { table: 'translation', key: ['page_id'], madeAt: null, label: named('page_id') },
  'page-versions': { table: 'page_version', label: named('title') },
  publications: { table: 'publication', madeAt: 'published_at', label: named('id') },
  'scheduled-publications': { table: 'scheduled_publication', label: named('action', 'page_id', 'at') },
  references: { table: 'reference', madeAt: null, label: named('id') },
  'page-tags': { table: 'page_tag', key: ['page_id', 'tag_id'], madeAt: null, label: named('page_id', 'tag_id') },
  redirects: { table: 'redirect', label: named('locale', 'slug') },
  menus: { table: 'menu', label: named('name', 'locale') },
  'menu-publications': { table: 'menu_publication', madeAt: 'published_at', label: named('id') },
};

const defaults = { key: ['id'], madeAt: 'created_at', select: 'to_jsonb(t)' };

export const parts: readonly BundlePart[] = partNames.map((name) => ({ name, ...defaults, ...described[name] }));
