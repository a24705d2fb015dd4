import type { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { getFile } from '../media/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { idInput, NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import { type PagedList, pagedListInput } from '../shared/list/index.ts';
import type { ImageCrop } from '../images/index.ts';
import { pageFileGroups } from '../content/index.ts';

/** One place where the newest or the live version of a page uses a file. */
export type FilePlacement = {
  pageID: number;
  pageTitle: string;
  locale: string;
  /** As in the URL of a page's file. */
  group: string;
  /** Type of the block that uses it, otherwise of the page. */
  ownerType: string;
  /** Name of the field that uses it. */
  field: string;
  cropParams: ImageCrop | null;
  /** Whether visitors see it there. */
  live: boolean;
};

const { blockImages, blockFiles, seoImage, pageTypeImages, pageTypeFiles } = pageFileGroups;

/** The fields of a version that use files, each with its group. */
const fileFields = sql`
  select ${seoImage}::text as "group", p.type as owner, jsonb_build_object('seoImage', coalesce(v.seo_image, '[]')) as fields
  union all select ${pageTypeImages}::text, p.type, v.page_type_images
  union all select ${pageTypeFiles}::text, p.type, v.page_type_files
  union all select ${blockImages('')}::text || (b->>'key'), b->>'type', b->'__images' from jsonb_path_query(v.blocks, '$[*]') b
  union all select ${blockFiles('')}::text || (b->>'key'), b->>'type', b->'__files' from jsonb_path_query(v.blocks, '$[*]') b`;

/** The same file with the same crop in the same field counts once, even if both versions use it. */
const placementsOf = (fileID: number) => sql`
  select p.id as "pageID", p.title as "pageTitle", p.locale, holder."group", holder.owner as "ownerType",
    field.key as field,
    nullif(item->'cropParams', 'null') as "cropParams", bool_or(v.id = p.live_version_id) is true as live
  from (select distinct version_id from reference where file_id = ${fileID}) used
  join page_version v on v.id = used.version_id
  join page p on p.id = v.page_id and v.id in (p.newest_version_id, p.live_version_id) and p.deleted_at is null
  cross join lateral (${fileFields}) holder
  cross join lateral jsonb_each(case jsonb_typeof(holder.fields) when 'object' then holder.fields else '{}' end) field
  cross join lateral jsonb_path_query(field.value, '$[*]') item
  where item->>'fileID' = ${fileID}::int::text
  group by p.id, holder."group", holder.owner, field.key, nullif(item->'cropParams', 'null')`;

export const listFilePlacementsInput = pagedListInput(['pageTitle'])
  .pick({ pageIndex: true, pageSize: true })
  .extend({ fileID: idInput });

/**
 * Returns the places where pages outside the bin use a file, by page title. Signed in; 404 V_12 list.fileID, V_12 on
 * `list.…`.
 */
export async function listFilePlacements(
  context: Context,
  input: z.input<typeof listFilePlacementsInput>,
): Promise<PagedList<FilePlacement>> {
  requireViewer(context);
  const { fileID, pageIndex, pageSize } = parseInput(listFilePlacementsInput, input, 'list');
  if ((await getFile(context, fileID)) === null) throw new NotFound(Errors.invalid, 'list.fileID');
  const items = await query(
    context.em,
    sql<FilePlacement>`
      select * from (${placementsOf(fileID)}) placement
      order by lower("pageTitle"), "pageID", "group", field, "cropParams" nulls first
      limit ${pageSize} offset ${pageIndex * pageSize}`,
  );
  const [count] = await query(
    context.em,
    sql<{ total: number }>`select count(*)::int as total from (${placementsOf(fileID)}) placement`,
  );
  return { items, totalItems: count?.total ?? 0 };
}
