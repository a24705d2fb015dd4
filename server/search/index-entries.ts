import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { SearchDocument } from './search-engine.ts';

/** Pages that visitors see; the page that answers for those not found is none that anybody searches. */
const isLive = sql`p.live_version_id is not null and p.deleted_at is null and p.slug <> '404'`;

export async function countLivePages(em: EntityManager): Promise<number> {
  const [row] = await query(em, sql<{ count: number }>`select count(*)::int as count from page p where ${isLive}`);
  return row?.count ?? 0;
}

/** The live pages after a page, in the order of their ids. */
export async function findLivePages(em: EntityManager, after: number, count: number): Promise<number[]> {
  const rows = await query(
    em,
    sql<{ id: number }>`select id from page p where ${isLive} and id > ${after} order by id limit ${count}`,
  );
  return rows.map(({ id }) => id);
}

/** How many pages the index was told to hold. */
export async function countEntries(em: EntityManager): Promise<number> {
  const [row] = await query(
    em,
    sql<{ count: number }>`select count(*)::int as count from search_entry where is_present`,
  );
  return row?.count ?? 0;
}

/** Pages of which the index was not yet told what visitors see of them now. */
export async function findStalePages(em: EntityManager, count: number): Promise<number[]> {
  const rows = await query(
    em,
    sql<{ id: number }>`
      select coalesce(p.id, e.page_id) as id
        from (select id, live_version_id from page p where ${isLive}) p
        full join search_entry e on e.page_id = p.id
       where e.page_id is null or e.is_pending or e.version_id is distinct from p.live_version_id
       order by 1 limit ${count}`,
  );
  return rows.map(({ id }) => id);
}

/** The index has now been told of these pages: of the documents' versions, and that it holds nothing of the others. */
export async function recordEntries(
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
          from unnest(${pageIDs}::int[], ${versionIDs}::int[]) as t(id, version_id) join page on page.id = t.id
        on conflict (page_id) do update
          set version_id = excluded.version_id, is_present = excluded.is_present, is_pending = false,
              touched_at = clock_timestamp()`,
  );
}

/** Has the index told of these pages again, as soon as the engine answers. */
export async function markPending(em: EntityManager, pageIDs: readonly number[]): Promise<void> {
  await query(
    em,
    sql`insert into search_entry (page_id, is_present, is_pending)
        select id, false, true from page where id = any(${pageIDs}::int[])
        on conflict (page_id) do update set is_pending = true, touched_at = clock_timestamp()`,
  );
}

/** Everything was removed on purpose: no page is missing until visitors see something new of it. */
export async function recordRemoval(em: EntityManager): Promise<void> {
  await query(
    em,
    sql`insert into search_entry (page_id, version_id, is_present)
        select id, live_version_id, false from page p where ${isLive}
        on conflict (page_id) do update
          set version_id = excluded.version_id, is_present = false, is_pending = false, touched_at = clock_timestamp()`,
  );
  await query(
    em,
    sql`update search_entry e set version_id = null, is_present = false, is_pending = false
         where not exists (select from page p where p.id = e.page_id and ${isLive})`,
  );
}

/**
 * An index that was built since `since` holds these versions and nothing else. Pages of which the former index was told
 * meanwhile are told once more.
 */
export async function recordBuild(em: EntityManager, built: ReadonlyMap<number, number>, since: string): Promise<void> {
  await query(
    em,
    sql`insert into search_entry as e (page_id, version_id, is_present)
        select t.id, t.version_id, true
          from unnest(${[...built.keys()]}::int[], ${[...built.values()]}::int[]) as t(id, version_id)
          join page on page.id = t.id
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
