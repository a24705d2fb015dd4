import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

/** Any numbers, the same on every node: the index as a whole, and the class of the pages' own locks. */
const wholeIndex = 8_210_497_114;
const pageClass = 821_049;

/** Nobody else tells the index anything until the transaction ends. */
export async function lockIndex(em: EntityManager): Promise<void> {
  await query(em, sql`select pg_advisory_xact_lock(${wholeIndex}::bigint)`);
}

/** Whoever tells the index of one of these pages waits until the transaction ends, and so does who locks it whole. */
export async function lockPagesInIndex(em: EntityManager, pageIDs: readonly number[]): Promise<void> {
  await query(em, sql`select pg_advisory_xact_lock_shared(${wholeIndex}::bigint)`);
  await query(
    em,
    sql`select pg_advisory_xact_lock(${pageClass}::int, id)
          from (select unnest(${pageIDs}::int[]) as id order by 1) ordered`,
  );
}
