import type { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from '../pages/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { joinFullName } from '../users/index.ts';
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
      select r.page_id as "pageID", r.version_id as "pageVersionID", v.title, r.comment,
             jsonb_build_object('ID', coalesce(r.requested_by, 0), 'name', coalesce(${requester.name}, '')) as "requestedBy",
             to_char(r.requested_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "requestedAt"
        from publication_request r
        join page_version v on v.id = r.version_id
        ${requester.join}
       where r.status = 'open' order by r.requested_at, r.id`,
  );
}
