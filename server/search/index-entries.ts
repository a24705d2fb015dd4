import type { EntityManager } from '@mikro-orm/postgresql';
import { isPage } from '../pages/index.ts';
import { selectListedPages } from '../published-pages/index.ts';
import { query, sql } from '../shared/database/query.ts';
import type { SearchDocument } from './engine/search-engine.ts';

/** Returns the number of published pages, without not-found pages. */
export async function countLivePages(em: EntityManager): Promise<number> {
  const [row] = await query(em, sql<{ count: number }>`select count(*)::int as count from (${selectListedPages}) p`);
  return row?.count ?? 0;
}

/** Returns the ids of the next `count` live pages after a page, in ascending order. */
export async function findLivePageIDs(em: EntityManager, after: number, count: number): Promise<number[]> {
  const rows = await query(
    em,
    sql<{ id: number }>`select id from (${selectListedPages}) p where id > ${after} order by id limit ${count}`,
  );
  return rows.map(({ id }) => id);
}

/** Returns how many pages the index should hold, by our records. */
export async function countIndexEntries(em: EntityManager): Promise<number> {
  const [row] = await query(
    em,
    sql<{ count: number }>`select count(*)::int as count from search_entry where is_present`,
  );
  return row?.count ?? 0;
}

/** Returns the ids of pages whose live version is not in the index yet, or that must be removed from it. */
export async function findStalePageIDs(em: EntityManager, count: number): Promise<number[]> {
  const rows = await query(
    em,
    sql<{ id: number }>`
      select coalesce(p.id, e.page_id) as id
        from (${selectListedPages}) p
        full join search_entry e on e.page_id = p.id
       where e.page_id is null or e.is_pending or e.version_id is distinct from p.live_version_id
       order by 1 limit ${count}`,
  );
  return rows.map(({ id }) => id);
}

/** Records that the index now has the versions of the documents, and none of the other pages. */
export async function recordIndexedPages(
  em: EntityManager,
  pageIDs: readonly number[],
  documents: readonly SearchDocument[],
): Promise<void> {
  const versions = new Map(documents.map(({ pageID, versionID }) => [pageID, versionID]));
  const versionIDs = pageIDs.map((id) => versions.get(id) ?? null);
  await query(
    em,
    sql`insert into search_entry (page_id, version_id, is_present)
        select t.id, t.version_id, t.version_id is not null
          from unnest(${pageIDs}::int[], ${versionIDs}::int[]) as t(id, version_id) where ${isPage(sql`t.id`)}
        on conflict (page_id) do update
          set version_id = excluded.version_id, is_present = excluded.is_present, is_pending = false,
              touched_at = clock_timestamp()`,
  );
}

/** Marks pages to be indexed again as soon as the engine responds. */
export async function markPagesPending(em: EntityManager, pageIDs: readonly number[]): Promise<void> {
  await query(
    em,
    sql`insert into search_entry (page_id, is_present, is_pending)
        select t.id, false, true from (select distinct unnest(${pageIDs}::int[]) as id) t where ${isPage(sql`t.id`)}
        on conflict (page_id) do update set is_pending = true, touched_at = clock_timestamp()`,
  );
}

/** Records that all pages were removed on request: a page counts as stale only after its next publication. */
export async function recordIndexRemoval(em: EntityManager): Promise<void> {
  await query(
    em,
    sql`insert into search_entry (page_id, version_id, is_present)
        select id, live_version_id, false from (${selectListedPages}) p
        on conflict (page_id) do update
          set version_id = excluded.version_id, is_present = false, is_pending = false, touched_at = clock_timestamp()`,
  );
  await query(
    em,
    sql`update search_entry e set version_id = null, is_present = false, is_pending = false
         where not exists (select from (${selectListedPages}) p where p.id = e.page_id)`,
  );
}

/**
 * Records that a rebuild started at `since` has put exactly these versions into the index. Pages that were indexed in
 * the former index meanwhile are marked to be indexed again.
 */
export async function recordIndexBuild(
  em: EntityManager,
  built: ReadonlyMap<number, number>,
  since: string,
): Promise<void> {
  await query(
    em,
    sql`insert into search_entry as e (page_id, version_id, is_present)
        select t.id, t.version_id, true
          from unnest(${[...built.keys()]}::int[], ${[...built.values()]}::int[]) as t(id, version_id)
         where ${isPage(sql`t.id`)}
        on conflict (page_id) do update
          set version_id = excluded.version_id, is_present = true,
              is_pending = e.is_pending or e.touched_at >= ${since}::timestamptz`,
  );
  await query(
    em,
    sql`update search_entry e
           set version_id = null, is_present = false, is_pending = is_pending or touched_at >= ${since}::timestamptz
         where not exists (select from unnest(${[...built.keys()]}::int[]) as t(id) where t.id = e.page_id)
           and (is_present or version_id is not null or touched_at >= ${since}::timestamptz)`,
  );
}
