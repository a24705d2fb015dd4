import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import { selectServedFile } from '../media/index.ts';
import { query, sql } from '../shared/database/query.ts';
import type { ImageCrop, FocalPoint } from '../images/index.ts';
import { pageFileGroups } from '../content/index.ts';

/** A file as a page version uses it. */
export type PageFile = {
  fileName: string;
  crop: ImageCrop | null;
  focalPoint: FocalPoint | null;
  hash: string;
  mimeType: string;
  width: number | null;
  height: number | null;
};

type Sql = RawBuilder<unknown>;

const { blockImages, blockFiles, seoImage, pageTypeImages, pageTypeFiles } = pageFileGroups;

const itemsByGroup: ReadonlyMap<string, Sql> = new Map([
  [seoImage, sql`jsonb_path_query(v.seo_image, '$[*]')`],
  [pageTypeImages, sql`jsonb_path_query(v.page_type_images, '$.*[*]')`],
  [pageTypeFiles, sql`jsonb_path_query(v.page_type_files, '$.*[*]')`],
]);

/** Returns the SQL for the files of a group in a version; null for an unknown group. */
function selectGroupItems(group: string): Sql | null {
  const [images, files] = [blockImages(''), blockFiles('')];
  const named = (prefix: string) => sql`jsonb_build_object('key', ${group.slice(prefix.length)}::text)`;
  if (group.startsWith(images)) {
    return sql`jsonb_path_query(v.blocks, '$[*] ? (@.key == $key).__images.*[*]', ${named(images)})`;
  }
  if (group.startsWith(files)) {
    return sql`jsonb_path_query(v.blocks, '$[*] ? (@.key == $key).__files.*[*]', ${named(files)})`;
  }
  return itemsByGroup.get(group) ?? null;
}

/** Also finds deleted files, since a version that uses them may be viewed or restored. */
function findPageFiles(em: EntityManager, pageID: number, sources: { items: Sql; versions: Sql }): Promise<PageFile[]> {
  const statement = sql<PageFile>`
    select distinct on (f.id, used.item->'cropParams')
      coalesce(nullif(used.item->>'fileName', ''), f.file_name) as "fileName",
      nullif(used.item->'cropParams', 'null') as crop,
      f.hash, f.mime_type as "mimeType", f.width, f.height,
      case when f.focal_x is not null then jsonb_build_object('x', f.focal_x, 'y', f.focal_y) end as "focalPoint"
    from page p
    join page_version v on ${sources.versions}
    cross join lateral ${sources.items} as used (item)
    cross join lateral (${selectServedFile(sql`(used.item->>'fileID')::int`)}) f
    where p.id = ${pageID}`;
  return query(em, statement);
}

/** Returns the files of a group in the live version of a page; none without a live version. */
export async function findPublishedFiles(em: EntityManager, pageID: number, group: string): Promise<PageFile[]> {
  const items = selectGroupItems(group);
  const versions = sql`v.id = p.live_version_id and p.deleted_at is null`;
  return items ? findPageFiles(em, pageID, { items, versions }) : [];
}

/** Returns the files of a group in any version of a page. */
export async function findFilesOfAnyVersion(em: EntityManager, pageID: number, group: string): Promise<PageFile[]> {
  const items = selectGroupItems(group);
  return items ? findPageFiles(em, pageID, { items, versions: sql`v.page_id = p.id` }) : [];
}

/** Returns the files of a group in one version, unless its page is in the bin. */
export async function findVersionFiles(
  em: EntityManager,
  { pageID, group }: { pageID: number; group: string },
  versionID: number,
): Promise<PageFile[]> {
  const items = selectGroupItems(group);
  const versions = sql`v.id = ${versionID} and v.page_id = p.id and p.deleted_at is null`;
  return items ? findPageFiles(em, pageID, { items, versions }) : [];
}
