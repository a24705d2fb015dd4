import { escapeLiteral } from 'pg';
import { z } from 'zod';
import { isDirectoryAbove, selectAllFileIDs, selectFileIDsAmong } from '../media/index.ts';
import { selectFileIDsOf } from '../pages/index.ts';
import { selectScheduledVersionIDs } from '../publication/index.ts';
import { textInput, textLimits } from '../shared/errors/index.ts';
import { selectTagIDsOf } from '../tags/index.ts';
import type { BundlePartName } from './bundle-format.ts';

const names = z
  .array(textInput(textLimits.name))
  .min(1)
  .max(200)
  .nullish()
  .transform((value) => value ?? null);

/**
 * What an export contains. Pages bring their files, and the folders and tags of these. V_12 on `bundle.pages` where
 * nothing is chosen.
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

/** The choice of an export without limits. */
export const wholeSite: BundleChoice = { pages: true, locales: null, pageTypes: null, media: true, menus: true };

const inClause = (column: string, values: readonly string[] | null): string =>
  values === null ? '' : ` and ${column} in (${values.map((value) => escapeLiteral(value)).join(', ')})`;

function selectPages({ pages, locales, pageTypes }: BundleChoice): string {
  const chosen = pages ? `${inClause('locale', locales)}${inClause('type', pageTypes)}` : ' and false';
  return `select id from page where deleted_at is null${chosen}`;
}

/** Scheduled publications that have not run yet. */
const selectScheduled = (pages: string): string => `status = 'pending' and page_id in (${pages})`;

/** Per page: the live version, the newest one, and those of requests and scheduled publications. */
const selectVersions = (pages: string): string =>
  `select unnest(array[newest_version_id, live_version_id, published_version_id]) from page where id in (${pages})
    union all ${selectScheduledVersionIDs(pages)}`;

const selectFiles = ({ media }: BundleChoice, versions: string): string =>
  media ? selectAllFileIDs : selectFileIDsAmong(selectFileIDsOf(versions));

/** All folders with the whole library; otherwise the folders above the files. */
const selectDirectories = ({ media }: BundleChoice, files: string): string =>
  media ? 'deleted_at is null' : isDirectoryAbove(files);

/** Returns for each part the SQL condition on rows `t` of its table. Deleted items are not exported. */
export function rowConditionsOf(choice: BundleChoice): Readonly<Record<BundlePartName, string>> {
  const pages = selectPages(choice);
  const versions = selectVersions(pages);
  const files = selectFiles(choice, versions);
  const isAll = choice.pages && choice.media && choice.locales === null && choice.pageTypes === null;
  const menus = choice.menus ? 'true' : 'false';
  return {
    directories: selectDirectories(choice, files),
    files: `id in (${files})`,
    tags: isAll ? 'true' : `id in (${selectTagIDsOf(pages, files)})`,
    'file-tags': `file_id in (${files})`,
    'translation-groups': `id in (select sibling_group_id from page where id in (${pages}))`,
    pages: `id in (${pages})`,
    translations: `page_id in (${pages})`,
    'page-versions': `id in (${versions})`,
    publications: `id in (select publication_id from page where id in (${pages})) and version_id in (${versions})`,
    'scheduled-publications': selectScheduled(pages),
    references: `version_id in (${versions}) and (page_id is null or page_id in (${pages}))
      and (file_id is null or file_id in (${files}))`,
    'page-tags': `page_id in (${pages})`,
    redirects: `page_id in (${pages})`,
    menus,
    'menu-publications': menus,
  };
}
