import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { isOver } from './bin-time.ts';

/** So many at a time, so that nobody waits long for what a transaction holds. */
const batchSize = 100;

/** What the database does not remove with a page by itself; other versions forget their references to it. */
async function removePages(tx: EntityManager, ids: readonly number[]): Promise<void> {
  const groups = await query(
    tx,
    sql<{ id: number }>`select distinct sibling_group_id as id from page where id = any(${ids}::int[])`,
  );
  await query(tx, sql`delete from reference where page_id = any(${ids}::int[])`);
  await query(tx, sql`delete from page_snapshot where page_id = any(${ids}::int[])`);
  await query(tx, sql`delete from publication_request where page_id = any(${ids}::int[])`);
  await query(tx, sql`delete from publication where page_id = any(${ids}::int[])`);
  await query(tx, sql`delete from page_version where page_id = any(${ids}::int[])`);
  await query(tx, sql`delete from page where id = any(${ids}::int[])`);
  await query(
    tx,
    sql`delete from sibling_group g where g.id = any(${groups.map(({ id }) => id)}::int[])
           and not exists (select 1 from page p where p.sibling_group_id = g.id)`,
  );
}

/** The ids of one batch that was removed. */
function sweepBatch(em: EntityManager): Promise<number> {
  return em.fork().transactional(async (tx) => {
    const rows = await query(
      tx,
      sql<{ id: number }>`select p.id from page p where p.deleted_at is not null and ${isOver}
                           order by p.deleted_at, p.id limit ${batchSize} for update skip locked`,
    );
    if (rows.length > 0)
      await removePages(
        tx,
        rows.map(({ id }) => id),
      );
    return rows.length;
  });
}

/** Removes for good the pages whose time in the bin is over, with everything that is theirs; the audit log stays. */
export async function sweepPages(em: EntityManager): Promise<void> {
  while ((await sweepBatch(em)) === batchSize);
}
