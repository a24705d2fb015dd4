import type { EntityManager } from '@mikro-orm/postgresql';
import { joinFullName } from '../users/index.ts';
import { type Page, versionTitleOf } from '../pages/index.ts';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import { PublicationRequest, ScheduledPublication } from './publication.entity.ts';

/** Returns the open request of a page, or null. Callers that change it have locked the page. */
export function findOpenRequest(em: EntityManager, page: Page): Promise<PublicationRequest | null> {
  return em.findOne(PublicationRequest, { pageId: page.id, status: 'open' });
}

/** Returns the last request for a version, open or decided, or null. */
export function findLastRequest(em: EntityManager, versionID: number): Promise<PublicationRequest | null> {
  return em.findOne(PublicationRequest, { versionId: versionID }, { orderBy: { id: 'desc' } });
}

/** Returns the ids of the last requests of pages that were rejected, if the page was not published since. */
export async function findRejectedRequestIDs(em: EntityManager, pageIDs: readonly number[]): Promise<number[]> {
  const rows = await query(
    em,
    sql<{ id: number }>`
      select r.id from publication_request r
       where r.page_id = any(${pageIDs}::int[]) and r.status = 'rejected'
         and not exists (select 1 from publication_request l where l.page_id = r.page_id and l.id > r.id)
         and not exists (select 1 from publication p where p.page_id = r.page_id and p.published_at > r.answered_at)`,
  );
  return rows.map(({ id }) => id);
}

/** How many open requests these pages have, given as a `select` of ids; a part of SQL statements of other features. */
export const countRequestsOf = (pages: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(select count(*) from publication_request where status = 'open' and page_id in (${pages}))::int`;

/** How many pending schedules these pages have; like `countRequestsOf`. */
export const countSchedulesOf = (pages: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(select count(*) from scheduled_publication where status = 'pending' and page_id in (${pages}))::int`;

/** Selects the ids of the versions that these pages will get at a time; text for a dedicated connection. */
export const selectScheduledVersionIDs = (pages: string): string =>
  `select version_id from scheduled_publication
    where status = 'pending' and page_id in (${pages}) and version_id is not null`;

/** Deletes the publications and the requests of pages; the database deletes their schedules. */
export async function deletePublicationRows(em: EntityManager, pageIDs: readonly number[]): Promise<void> {
  await query(em, sql`delete from publication_request where page_id = any(${pageIDs}::int[])`);
  await query(em, sql`delete from publication where page_id = any(${pageIDs}::int[])`);
}

type Pagination = { pageIndex: number; pageSize: number };

const toLimit = ({ pageIndex, pageSize }: Pagination) => ({ limit: pageSize, offset: pageIndex * pageSize });

/** Returns a page of the open requests, oldest first. */
export async function loadOpenRequestsPage(em: EntityManager, pagination: Pagination) {
  const [items, totalItems] = await em.findAndCount(
    PublicationRequest,
    { status: 'open' },
    { orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }], ...toLimit(pagination) },
  );
  return { items, totalItems };
}

/** Returns the number of open requests. */
export function countOpenRequests(em: EntityManager): Promise<number> {
  return em.count(PublicationRequest, { status: 'open' });
}

/** Returns a page of the pending schedules, soonest first. */
export async function loadPendingSchedulesPage(em: EntityManager, pagination: Pagination) {
  const [items, totalItems] = await em.findAndCount(
    ScheduledPublication,
    { status: 'pending' },
    { orderBy: [{ at: 'asc' }, { id: 'asc' }], ...toLimit(pagination) },
  );
  return { items, totalItems };
}

/** An open request in the REST API. */
export type OpenRequestItem = {
  pageID: number;
  pageVersionID: number;
  title: string;
  comment: string;
  requestedBy: { ID: number; name: string };
  /** ISO 8601. */
  requestedAt: string;
};

const requester = joinFullName(sql`r.requested_by`);

/** Returns all open requests for the REST API; a removed requester is `{ID: 0, name: ''}`. */
export function loadAllOpenRequests(em: EntityManager): Promise<OpenRequestItem[]> {
  return query(
    em,
    sql<OpenRequestItem>`
      select r.page_id as "pageID", r.version_id as "pageVersionID", ${versionTitleOf(sql`r.version_id`)} as title, r.comment,
             jsonb_build_object('ID', coalesce(r.requested_by, 0), 'name', coalesce(${requester.name}, '')) as "requestedBy",
             to_char(r.requested_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "requestedAt"
        from publication_request r
        ${requester.join}
       where r.status = 'open' order by r.requested_at, r.id`,
  );
}
