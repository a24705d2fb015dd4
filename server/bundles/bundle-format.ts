import { z } from 'zod';

/** Described in docs/bundle-format.md. Raise it when older releases can no longer read the file. */
export const bundleFormatVersion = 1;

const rowSchema = z.record(z.string(), z.unknown());
export type BundleRow = z.infer<typeof rowSchema>;

/** Most rows of one entry. They are in memory together. */
export const maxRowsPerEntry = 200;

/** An entry with rows. */
export const bundleRowsSchema = z.array(rowSchema).max(maxRowsPerEntry);

/** The first entry. */
export const bundleManifestSchema = z.object({
  format: z.literal('ximblox-bundle'),
  version: z.int().positive(),
  madeAt: z.iso.datetime(),
  /** Settings that the addresses of its pages depend on. */
  locales: z.object({
    availableLocales: z.array(z.string()),
    defaultLocale: z.string(),
    customSlugLocales: z.array(z.string()),
  }),
  /** All settings that were ever changed, for an installation without pages. */
  settings: z.record(z.string(), z.unknown()),
});
export type BundleManifest = z.infer<typeof bundleManifestSchema>;

/** The last entry: the number of rows of each part, and of files. Without it the bundle is incomplete. */
export const bundleTrailerSchema = z.object({ rows: z.record(z.string(), z.int()), files: z.int().nonnegative() });
export type BundleTrailer = z.infer<typeof bundleTrailerSchema>;

/** Names of the entries other than rows. */
export const bundleEntryNames = { manifest: 'bundle.json', trailer: 'end.json', mediaFolder: 'media/' } as const;

/** The kinds of rows, in an order in which each part comes after those that it refers to. */
export const bundlePartNames = [
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
export type BundlePartName = (typeof bundlePartNames)[number];

/**
 * A kind of rows: its table, its key columns, and how to name a row to people. Every site assigns its own ids: rows
 * with the same id are the same thing only if they also have the same `createdAtColumn`.
 */
export type BundlePart = {
  name: BundlePartName;
  table: string;
  key: readonly string[];
  createdAtColumn: string | null;
  /** SQL expression that exports a row `t`. */
  select: string;
  label: (row: BundleRow) => string;
};

const labelFrom =
  (...columns: readonly string[]) =>
  (row: BundleRow): string =>
    columns.map((column) => String(row[column])).join(' ');

type PartDescription = Pick<BundlePart, 'table' | 'label'> & Partial<BundlePart>;

/** All pages of a translation group, whether or not they are in the bundle: the group itself has no timestamp. */
const groupWithPages = `to_jsonb(t) || jsonb_build_object('pages', (
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'created_at', p.created_at) order by p.id), '[]')
    from page p where p.sibling_group_id = t.id))`;

const partDescriptions: Readonly<Record<BundlePartName, PartDescription>> = {
  directories: { table: 'directory', createdAtColumn: null, label: labelFrom('path') },
  files: { table: 'file', label: labelFrom('file_name') },
  tags: { table: 'tag', label: labelFrom('name') },
  'file-tags': {
    table: 'file_tag',
    key: ['file_id', 'tag_id'],
    createdAtColumn: null,
    label: labelFrom('file_id', 'tag_id'),
  },
  'translation-groups': {
    table: 'sibling_group',
    createdAtColumn: null,
    select: groupWithPages,
    label: labelFrom('id'),
  },
  pages: { table: 'page', label: labelFrom('locale', 'slug') },
  translations: { table: 'translation', key: ['page_id'], createdAtColumn: null, label: labelFrom('page_id') },
  'page-versions': { table: 'page_version', label: labelFrom('title') },
  publications: { table: 'publication', createdAtColumn: 'published_at', label: labelFrom('id') },
  'scheduled-publications': { table: 'scheduled_publication', label: labelFrom('action', 'page_id', 'at') },
  references: { table: 'reference', createdAtColumn: null, label: labelFrom('id') },
  'page-tags': {
    table: 'page_tag',
    key: ['page_id', 'tag_id'],
    createdAtColumn: null,
    label: labelFrom('page_id', 'tag_id'),
  },
  redirects: { table: 'redirect', label: labelFrom('locale', 'slug') },
  menus: { table: 'menu', label: labelFrom('name', 'locale') },
  'menu-publications': { table: 'menu_publication', createdAtColumn: 'published_at', label: labelFrom('id') },
};

const defaults = { key: ['id'], createdAtColumn: 'created_at', select: 'to_jsonb(t)' };

/** All kinds of rows, in the order of `bundlePartNames`. */
export const bundleParts: readonly BundlePart[] = bundlePartNames.map((name) => ({
  name,
  ...defaults,
  ...partDescriptions[name],
}));
