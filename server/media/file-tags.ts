import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { makeTags } from '../tags/index.ts';

/** Tags by file, each by name. */
export async function findFileTags(
  em: EntityManager,
  fileIDs: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const rows = await query(
    em,
    sql<{ id: number; names: string[] }>`
      select ft.file_id as id, array_agg(t.name order by lower(t.name)) as names
      from file_tag ft join tag t on t.id = ft.tag_id
      where ft.file_id = any(${fileIDs}::int[]) group by ft.file_id`,
  );
  return new Map(rows.map(({ id, names }) => [id, names]));
}

/** Replaces the tags of a file; those that are new are made, for the staff alone. */
export async function writeFileTags(em: EntityManager, fileID: number, names: readonly string[]): Promise<void> {
  const tagIDs = await makeTags(em, names);
  await query(em, sql`delete from file_tag where file_id = ${fileID}`);
  await query(em, sql`insert into file_tag (file_id, tag_id) select ${fileID}::int, unnest(${tagIDs}::int[])`);
}
