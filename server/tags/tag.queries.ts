import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import { NotFound } from '../shared/errors/index.ts';

/** A tag and how many pages outside the bin, and files, have it. */
export type Tag = { id: number; name: string; public: boolean; createdAt: Date; pageCount: number; fileCount: number };
export type TagRow = Omit<Tag, 'createdAt'> & { createdAt: string };

const pageCount = sql`(
  select count(*)::int from page_tag pt join page p on p.id = pt.page_id and p.deleted_at is null
   where pt.tag_id = t.id)`;
const fileCount = sql`(
  select count(*)::int from file_tag ft join file f on f.id = ft.file_id and f.deleted_at is null
   where ft.tag_id = t.id)`;

/** Every tag with its counts, to be narrowed by what follows. */
export const selectTag: RawBuilder<TagRow> = sql<TagRow>`
  select t.id, t.name, t.public, t.created_at as "createdAt",
         ${pageCount} as "pageCount", ${fileCount} as "fileCount" from tag t`;

export const toTag = (row: TagRow): Tag => ({ ...row, createdAt: new Date(row.createdAt) });

/** Tags by id, by name; ids that are unknown are left out. */
export async function findTags(em: EntityManager, ids: readonly number[]): Promise<Tag[]> {
  const rows = await query(em, sql<TagRow>`${selectTag} where t.id = any(${ids}::int[]) order by lower(t.name)`);
  return rows.map(toTag);
}

/** Tags that nobody else changes until the transaction's end. 404 V_12 `tag.id` where one is unknown. */
export async function lockTags(em: EntityManager, ids: readonly number[]): Promise<Tag[]> {
  const wanted = [...new Set(ids)];
  await query(em, sql`select 1 from tag where id = any(${wanted}::int[]) order by id for update`);
  const tags = await findTags(em, wanted);
  if (tags.length < wanted.length) throw new NotFound('V_12', 'tag.id');
  return tags;
}
