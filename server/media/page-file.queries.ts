import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import { query, sql } from '../shared/database/query.ts';
import type { CropParams, FocalPoint } from './image-hash.ts';
import { pageFileGroups } from './page-file-url.ts';

/** A file where a page version uses it. */
export type PlacedFile = {
  fileName: string;
  crop: CropParams | null;
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

/** Where a version keeps the files of a group; null where there is no such group. */
function itemsOf(group: string): Sql | null {
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

/** Files that were given up are still found: a version that uses them may be seen or restored. */
function findPlaced(em: EntityManager, pageID: number, from: { items: Sql; versions: Sql }): Promise<PlacedFile[]> {
  const statement = sql<PlacedFile>`
    select distinct on (f.id, used.item->'cropParams')
      coalesce(nullif(used.item->>'fileName', ''), f.file_name) as "fileName",
      nullif(used.item->'cropParams', 'null') as crop,
      f.hash, f.mime_type as "mimeType", f.width, f.height,
      case when f.focal_x is not null then jsonb_build_object('x', f.focal_x, 'y', f.focal_y) end as "focalPoint"
    from page p
    join page_version v on ${from.versions}
    cross join lateral ${from.items} as used (item)
    join file f on f.id = (used.item->>'fileID')::int
    where p.id = ${pageID}`;
  return query(em, statement);
}

/** The files of a group in the version that visitors see of a page; none while it has no such version. */
export async function findPublishedFiles(em: EntityManager, pageID: number, group: string): Promise<PlacedFile[]> {
  const items = itemsOf(group);
  const versions = sql`v.id = p.live_version_id and p.deleted_at is null`;
  return items ? findPlaced(em, pageID, { items, versions }) : [];
}

/** The files of a group in any version of a page. */
export async function findStoredFiles(em: EntityManager, pageID: number, group: string): Promise<PlacedFile[]> {
  const items = itemsOf(group);
  return items ? findPlaced(em, pageID, { items, versions: sql`v.page_id = p.id` }) : [];
}

/** The files of a group in one version, as long as its page is not in the bin. */
export async function findVersionFiles(
  em: EntityManager,
  { pageID, group }: { pageID: number; group: string },
  versionID: number,
): Promise<PlacedFile[]> {
  const items = itemsOf(group);
  const versions = sql`v.id = ${versionID} and v.page_id = p.id and p.deleted_at is null`;
  return items ? findPlaced(em, pageID, { items, versions }) : [];
}
