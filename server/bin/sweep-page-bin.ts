import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { isPageBinTimeOver } from './page-bin-time.ts';

/** Pages per transaction; small, so that locks are short. */
const batchSize = 100;

/** Deletes pages with the rows that the database does not cascade to, and references to them. */
async function deletePageRows(tx: EntityManager, ids: readonly number[]): Promise<void> {
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

/** Deletes one batch of expired pages; returns their number. */
function sweepBatch(em: EntityManager): Promise<number> {
  return em.fork().transactional(async (tx) => {
    const rows = await query(
      tx,
      sql<{ id: number }>`select p.id from page p where p.deleted_at is not null and ${isPageBinTimeOver}
                           order by p.deleted_at, p.id limit ${batchSize} for update skip locked`,
    );
    if (rows.length > 0)
      await deletePageRows(
        tx,
        rows.map(({ id }) => id),
      );
    return rows.length;
  });
}

/** Permanently deletes expired pages in the bin with all their data, except the audit log. */
export async function sweepPageBin(em: EntityManager): Promise<void> {
  while ((await sweepBatch(em)) === batchSize);
}
