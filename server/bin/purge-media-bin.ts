import type { EntityManager } from '@mikro-orm/postgresql';
import { isBinTimeOverSql } from '../shared/database/bin-time.ts';
import { query, sql } from '../shared/database/query.ts';

/**
 * Deletes what has been in the bin for its time. A file that a version or snapshot of a page still uses keeps its row
 * and bytes, since that version may be viewed or restored.
 */
export async function purgeMediaBin(em: EntityManager): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await query(tx, sql`delete from media_deletion where ${isBinTimeOverSql(sql.ref('deleted_at'))}`);
    await query(
      tx,
      sql`delete from file f
          where ${isBinTimeOverSql(sql.ref('f.deleted_at'))} and f.deletion_id is null
            and not exists (select 1 from reference r where r.file_id = f.id)
            and not exists (
              select 1 from page_snapshot s
              where jsonb_path_exists(s.content, '$.**.fileID ? (@ == $id)', jsonb_build_object('id', f.id))
            )`,
    );
    await query(
      tx,
      sql`delete from directory d
          where ${isBinTimeOverSql(sql.ref('d.deleted_at'))} and d.deletion_id is null
            and not exists (select 1 from file f where f.directory_id = d.id)`,
    );
  });
}
