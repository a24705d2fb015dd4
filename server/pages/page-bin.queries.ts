import type { EntityManager } from '@mikro-orm/postgresql';
import { isBinTimeOverSql, restorableUntilSql } from '../shared/database/bin-time.ts';
import { query, sql } from '../shared/database/query.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';
import { likePattern } from '../shared/list/index.ts';
import { Page } from './page.entity.ts';

const deletedAt = sql.ref('p.deleted_at');
const restorableUntil = restorableUntilSql(deletedAt);
const isBinTimeOver = isBinTimeOverSql(deletedAt);

/** A page in the bin as a raw query returns it, with timestamps as text. */
export type PageBinRow = {
  id: number;
  title: string;
  slug: string;
  locale: string;
  type: string;
  deletedAt: string;
  deletedByID: number | null;
  restorableUntil: string;
  /** Whether no page outside the bin has its slug. */
  slugAvailable: boolean;
};

/** Returns a part of the pages in the bin that can be restored, last deleted first, and their number. */
export async function findPagesInBin(
  em: EntityManager,
  { pageIndex, pageSize, searchTerm }: { pageIndex: number; pageSize: number; searchTerm: string },
): Promise<{ rows: PageBinRow[]; total: number }> {
  const pattern = likePattern(searchTerm);
  const matches = sql`p.deleted_at is not null and not ${isBinTimeOver} and (p.title ilike ${pattern} or p.slug ilike ${pattern})`;
  const rows = await query(
    em,
    sql<PageBinRow>`
      select p.id, p.title, p.slug, p.locale, p.type, p.deleted_at as "deletedAt", p.deleted_by as "deletedByID",
             ${restorableUntil} as "restorableUntil",
             not exists (select 1 from page other where other.locale = p.locale and other.slug = p.slug
                            and other.deleted_at is null) as "slugAvailable"
        from page p where ${matches} order by p.deleted_at desc, p.id desc
       limit ${pageSize} offset ${pageIndex * pageSize}`,
  );
  const [count] = await query(em, sql<{ total: number }>`select count(*)::int as total from page p where ${matches}`);
  return { rows, total: count?.total ?? 0 };
}

/** Locks pages in the bin, in a fixed order to avoid deadlocks, and returns them. 404 PM_01. */
export async function lockPagesInBin(em: EntityManager, pageIDs: readonly number[]): Promise<Page[]> {
  const uniqueIDs = [...new Set(pageIDs)];
  const found = await query(
    em,
    sql`select 1 from page p where p.id = any(${uniqueIDs}::int[]) and p.deleted_at is not null and not ${isBinTimeOver}
         order by p.id for update`,
  );
  if (found.length < uniqueIDs.length) throw new NotFound(Errors.pageNotFound);
  return em.find(Page, { id: { $in: uniqueIDs } }, { orderBy: { id: 'asc' } });
}

/** Locks at most `count` pages whose time in the bin is over, and returns their ids. Skips locked ones. */
export async function lockExpiredPages(em: EntityManager, count: number): Promise<number[]> {
  const rows = await query(
    em,
    sql<{ id: number }>`select p.id from page p where p.deleted_at is not null and ${isBinTimeOver}
                         order by p.deleted_at, p.id limit ${count} for update skip locked`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Deletes pages with their versions, references to them, and groups of translations that are empty then. The caller
 * has deleted what other features store about them, except what the database cascades to.
 */
export async function deletePageRows(em: EntityManager, ids: readonly number[]): Promise<void> {
  const groups = await query(
    em,
    sql<{ id: number }>`select distinct sibling_group_id as id from page where id = any(${ids}::int[])`,
  );
  await query(em, sql`delete from reference where page_id = any(${ids}::int[])`);
  await query(em, sql`delete from page_version where page_id = any(${ids}::int[])`);
  await query(em, sql`delete from page where id = any(${ids}::int[])`);
  await query(
    em,
    sql`delete from sibling_group g where g.id = any(${groups.map(({ id }) => id)}::int[])
           and not exists (select 1 from page p where p.sibling_group_id = g.id)`,
  );
}
