import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

/** Days for which something in the bin can be taken out again. */
export const binDays = 30;

/**
 * Forgets what has lain in the bin for its time. A file that a version or a stored state of a page still uses stays
 * as it is, out of reach, since that version may be looked at or restored; its bytes stay with it.
 */
export async function purgeBin(em: EntityManager): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await query(tx, sql`delete from media_deletion where deleted_at < now() - make_interval(days => ${binDays})`);
    await query(
      tx,
      sql`delete from file f
          where f.deleted_at < now() - make_interval(days => ${binDays}) and f.deletion_id is null
            and not exists (select 1 from reference r where r.file_id = f.id)
            and not exists (
              select 1 from page_snapshot s
              where jsonb_path_exists(s.content, '$.**.fileID ? (@ == $id)', jsonb_build_object('id', f.id))
            )`,
    );
    await query(
      tx,
      sql`delete from directory d
          where d.deleted_at < now() - make_interval(days => ${binDays}) and d.deletion_id is null
            and not exists (select 1 from file f where f.directory_id = d.id)`,
    );
  });
}
