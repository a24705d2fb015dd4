import { z } from 'zod';

/** docs/bundle-format.md describes it; raised where an older release could not read it any more. */
export const formatVersion = 1;

const row = z.record(z.string(), z.unknown());
export type Row = z.infer<typeof row>;
export const rowsShape = z.array(row);

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

/** A kind of rows: whose table, which of them, and how one of them is named to people. */
export type BundlePart = { name: string; table: string; where: string; key: readonly string[]; label: string };

const livePages = 'select id from page where deleted_at is null';
const liveFiles = 'select id from file where deleted_at is null';
/** Those that visitors see, those that a request is about, and the one that is worked on. */
const keptVersions = `select unnest(array[newest_version_id, live_version_id, published_version_id]) from page
   where deleted_at is null`;

/** In an order in which each part finds what it refers to. What is in the bin stays where it is. */
export const parts: readonly BundlePart[] = [
  { name: 'directories', table: 'directory', where: 'true', key: ['id'], label: 'path' },
  { name: 'files', table: 'file', where: 'deleted_at is null', key: ['id'], label: 'file_name' },
  { name: 'tags', table: 'tag', where: 'true', key: ['id'], label: 'name' },
  {
    name: 'file-tags',
    table: 'file_tag',
    key: ['file_id', 'tag_id'],
    label: 'file_id',
    where: `file_id in (${liveFiles})`,
  },
  {
    name: 'translation-groups',
    table: 'sibling_group',
    key: ['id'],
    label: 'id',
    where: 'id in (select sibling_group_id from page where deleted_at is null)',
  },
  { name: 'pages', table: 'page', where: 'deleted_at is null', key: ['id'], label: 'slug' },
  {
    name: 'page-versions',
    table: 'page_version',
    key: ['id'],
    label: 'title',
    where: `id in (${keptVersions})`,
  },
  {
    name: 'publications',
    table: 'publication',
    key: ['id'],
    label: 'id',
    where: `id in (select publication_id from page where deleted_at is null) and version_id in (${keptVersions})`,
  },
  {
    name: 'references',
    table: 'reference',
    key: ['id'],
    label: 'id',
    where: `version_id in (${keptVersions}) and (page_id is null or page_id in (${livePages}))
      and (file_id is null or file_id in (${liveFiles}))`,
  },
  {
    name: 'page-tags',
    table: 'page_tag',
    key: ['page_id', 'tag_id'],
    label: 'page_id',
    where: `page_id in (${livePages})`,
  },
  { name: 'redirects', table: 'redirect', where: `page_id in (${livePages})`, key: ['id'], label: 'slug' },
  { name: 'menus', table: 'menu', where: 'true', key: ['id'], label: 'name' },
  { name: 'menu-publications', table: 'menu_publication', where: 'true', key: ['id'], label: 'id' },
];
