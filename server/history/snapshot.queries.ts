import type { EntityManager } from '@mikro-orm/postgresql';
import type { VersionContent } from '../content/index.ts';
import { selectVersionState } from '../pages/index.ts';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';

/** A snapshot of a page after a store, without its content. */
export type Snapshot = {
  id: number;
  pageID: number;
  pageVersionID: number;
  versionNumber: number;
  revision: number;
  title: string;
  storedBy: number | null;
  storedAt: Date;
  live: boolean;
  requested: boolean;
  publishedAt: Date | null;
  rejectedAt: Date | null;
};

type SnapshotRow = Omit<Snapshot, 'storedAt' | 'publishedAt' | 'rejectedAt'> & {
  storedAt: string;
  publishedAt: string | null;
  rejectedAt: string | null;
};

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

const toSnapshot = ({ storedAt, publishedAt, rejectedAt, ...row }: SnapshotRow): Snapshot => ({
  ...row,
  storedAt: new Date(storedAt),
  publishedAt: toDate(publishedAt),
  rejectedAt: toDate(rejectedAt),
});

/** Adds status and times. Only the last snapshot of a version was requested, rejected or published. */
const selectSnapshots = (snapshots: RawBuilder<unknown>) => sql<SnapshotRow>`
  select s.id, s.page_id as "pageID", s.version_id as "pageVersionID", v.number as "versionNumber", s.revision, s.title,
         s.stored_by as "storedBy", s.stored_at as "storedAt",
         state.is_last and v.is_live as live,
         state.is_last and exists (
           select 1 from publication_request r where r.version_id = s.version_id and r.status = 'open') as requested,
         case when state.is_last then (
           select max(b.published_at) from publication b where b.page_id = s.page_id and b.version_id = s.version_id)
         end as "publishedAt",
         case when state.is_last then (
           select max(r.answered_at) from publication_request r
            where r.version_id = s.version_id and r.status = 'rejected')
         end as "rejectedAt"
    from (${snapshots}) s
    join lateral (${selectVersionState(sql`s.version_id`)}) v on true
   cross join lateral (
     select s.id = (select max(last.id) from page_snapshot last where last.version_id = s.version_id) as is_last
   ) state
   order by s.id desc`;

const snapshotColumns = sql`id, page_id, version_id, revision, title, stored_by, stored_at`;

/** Returns a part of a page's history, newest first. */
export async function loadPageHistory(
  em: EntityManager,
  pageID: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<Snapshot[]> {
  const rows = await query(
    em,
    selectSnapshots(sql`select ${snapshotColumns} from page_snapshot where page_id = ${pageID}
                  order by id desc limit ${limit} offset ${offset}`),
  );
  return rows.map(toSnapshot);
}

/** SQL condition: a snapshot of a page uses this file. */
export const isInSnapshot = (fileID: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select 1 from page_snapshot s
   where jsonb_path_exists(s.content, '$.**.fileID ? (@ == $id)', jsonb_build_object('id', ${fileID})))`;

/** Deletes the history of pages. */
export async function deleteSnapshots(em: EntityManager, pageIDs: readonly number[]): Promise<void> {
  await query(em, sql`delete from page_snapshot where page_id = any(${pageIDs}::int[])`);
}

/** Returns the number of snapshots of a page. */
export async function countSnapshots(em: EntityManager, pageID: number): Promise<number> {
  const [row] = await query(
    em,
    sql<{ count: number }>`select count(*)::int as count from page_snapshot where page_id = ${pageID}`,
  );
  return row?.count ?? 0;
}

/** Returns a snapshot of a page outside the bin, or null. */
export async function findSnapshot(em: EntityManager, id: number): Promise<Snapshot | null> {
  const [row] = await query(em, selectSnapshots(sql`select ${snapshotColumns} from page_snapshot where id = ${id}`));
  return row ? toSnapshot(row) : null;
}

/** The content of a snapshot. */
export type SnapshotContent = { id: number; pageID: number; versionID: number; content: VersionContent };

/** Returns the content of snapshots, as it was stored. */
export function loadSnapshotContents(em: EntityManager, ids: readonly number[]): Promise<SnapshotContent[]> {
  return query(
    em,
    sql<SnapshotContent>`select id, page_id as "pageID", version_id as "versionID", content
                           from page_snapshot where id = any(${[...ids]}::int[])`,
  );
}
