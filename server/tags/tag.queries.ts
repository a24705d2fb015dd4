import type { EntityManager } from '@mikro-orm/postgresql';
import type { UniqueIndexErrors } from '../shared/database/translate-database-error.ts';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';

declare module '../shared/events/event.ts' {
  interface AppEvents {
    'pages.untagged': { pageIDs: readonly number[] };
    'tag.changed': { tagID: number };
  }
}

/** A tag, with the number of pages and files outside the bin that have it. */
export type Tag = { id: number; name: string; public: boolean; createdAt: Date; pageCount: number; fileCount: number };
/** A tag as a raw query returns it, with the timestamp as text. */
export type TagRow = Omit<Tag, 'createdAt'> & { createdAt: string };

const pageCount = sql`(
  select count(*)::int from page_tag pt join page p on p.id = pt.page_id and p.deleted_at is null
   where pt.tag_id = t.id)`;
const fileCount = sql`(
  select count(*)::int from file_tag ft join file f on f.id = ft.file_id and f.deleted_at is null
   where ft.tag_id = t.id)`;

/** Selects tags with their counts; a `where` clause may follow. */
export const selectTag: RawBuilder<TagRow> = sql<TagRow>`
  select t.id, t.name, t.public, t.created_at as "createdAt",
         ${pageCount} as "pageCount", ${fileCount} as "fileCount" from tag t`;

/** Converts a row to a tag. */
export const toTag = (row: TagRow): Tag => ({ ...row, createdAt: new Date(row.createdAt) });

/** Returns the tags with these ids, sorted by name, without unknown ones. */
export async function findTags(em: EntityManager, ids: readonly number[]): Promise<Tag[]> {
  const rows = await query(em, sql<TagRow>`${selectTag} where t.id = any(${ids}::int[]) order by lower(t.name)`);
  return rows.map(toTag);
}

/** Returns the names of the public tags with these names, ignoring case, in their own spelling. */
export async function findPublicTagNames(em: EntityManager, names: readonly string[]): Promise<string[]> {
  const rows = await query(
    em,
    sql<{ name: string }>`select name from tag where public
                           and lower(name) in (select lower(name) from unnest(${names}::text[]) as name)`,
  );
  return rows.map(({ name }) => name);
}

/** Returns the ids of all pages that have a tag, also of those in the bin. */
export async function findPageIDsWithTag(em: EntityManager, tagID: number): Promise<number[]> {
  const rows = await query(em, sql<{ id: number }>`select page_id as id from page_tag where tag_id = ${tagID}`);
  return rows.map(({ id }) => id);
}

/** Returns tags, locked until the transaction ends. 404 V_12 on `tag.id` for an unknown one. */
export async function lockTags(em: EntityManager, ids: readonly number[]): Promise<Tag[]> {
  const uniqueIDs = [...new Set(ids)];
  await query(em, sql`select 1 from tag where id = any(${uniqueIDs}::int[]) order by id for update`);
  const tags = await findTags(em, uniqueIDs);
  if (tags.length < uniqueIDs.length) throw new NotFound(Errors.invalid, 'tag.id');
  return tags;
}

/** Error for two tags with the same name. */
export const tagIndexErrors: UniqueIndexErrors = {
  tag_name: { code: Errors.alreadyExists, property: 'tag.name' },
};
