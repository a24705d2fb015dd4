import { escapeLiteral } from 'pg';
import { z } from 'zod';
import { text, textLimits } from '../shared/errors/index.ts';
import type { PartName } from './bundle-format.ts';

const names = z
  .array(text(textLimits.name))
  .min(1)
  .max(200)
  .nullish()
  .transform((value) => value ?? null);

/**
 * What an export holds. Pages bring what they need of the library: their files, and the folders and tags of those.
 * V_12 on `bundle.pages` where nothing is chosen.
 */
export const bundleChoiceInput = z
  .object({
    pages: z.boolean().default(true),
    locales: names,
    pageTypes: names,
    /** The whole library. */
    media: z.boolean().default(true),
    menus: z.boolean().default(true),
  })
  .refine(({ pages, media, menus }) => pages || media || menus, { path: ['pages'] });
export type BundleChoice = z.output<typeof bundleChoiceInput>;

export const everything: BundleChoice = { pages: true, locales: null, pageTypes: null, media: true, menus: true };

const among = (column: string, values: readonly string[] | null): string =>
  values === null ? '' : ` and ${column} in (${values.map((value) => escapeLiteral(value)).join(', ')})`;

function selectPages({ pages, locales, pageTypes }: BundleChoice): string {
  const chosen = pages ? `${among('locale', locales)}${among('type', pageTypes)}` : ' and false';
  return `select id from page where deleted_at is null${chosen}`;
}

/** What is planned for pages and has not happened yet. */
const selectPlans = (pages: string): string => `status = 'pending' and page_id in (${pages})`;

/** Of a page: those that visitors see, those that a request or a plan is about, and the one that is worked on. */
const selectVersions = (pages: string): string =>
  `select unnest(array[newest_version_id, live_version_id, published_version_id]) from page where id in (${pages})
    union all select version_id from scheduled_publication where ${selectPlans(pages)} and version_id is not null`;

const selectFiles = ({ media }: BundleChoice, versions: string): string =>
  media
    ? 'select id from file where deleted_at is null'
    : `select f.id from file f join reference r on r.file_id = f.id
        where f.deleted_at is null and r.version_id in (${versions})`;

/** Every folder with the whole library; otherwise those on the way to the files. */
const selectDirectories = ({ media }: BundleChoice, files: string): string =>
  media
    ? 'deleted_at is null'
    : `deleted_at is null and exists (
        select from directory d join file f on f.directory_id = d.id
         where f.id in (${files}) and (t.path = '/' or d.path = t.path or starts_with(d.path, t.path || '/')))`;

const selectTags = (pages: string, files: string): string =>
  `id in (select tag_id from page_tag where page_id in (${pages})
    union all select tag_id from file_tag where file_id in (${files}))`;

/** For each part which rows `t` of its table an export holds. What is in the bin stays where it is. */
export function conditionsOf(choice: BundleChoice): Readonly<Record<PartName, string>> {
  const pages = selectPages(choice);
  const versions = selectVersions(pages);
  const files = selectFiles(choice, versions);
  const isAll = choice.pages && choice.media && choice.locales === null && choice.pageTypes === null;
  const menus = choice.menus ? 'true' : 'false';
  return {
    directories: selectDirectories(choice, files),
    files: `id in (${files})`,
    tags: isAll ? 'true' : selectTags(pages, files),
    'file-tags': `file_id in (${files})`,
    'translation-groups': `id in (select sibling_group_id from page where id in (${pages}))`,
    pages: `id in (${pages})`,
    translations: `page_id in (${pages})`,
    'page-versions': `id in (${versions})`,
    publications: `id in (select publication_id from page where id in (${pages})) and version_id in (${versions})`,
    'scheduled-publications': selectPlans(pages),
    references: `version_id in (${versions}) and (page_id is null or page_id in (${pages}))
      and (file_id is null or file_id in (${files}))`,
    'page-tags': `page_id in (${pages})`,
    redirects: `page_id in (${pages})`,
    menus,
    'menu-publications': menus,
  };
}
