import type { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from '../pages/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { PublicationRequest, ScheduledPublication } from './publication.entity.ts';

/** The request that waits for an answer; the page is locked, or nothing is going to be changed. */
export function findOpenRequest(em: EntityManager, page: Page): Promise<PublicationRequest | null> {
  return em.findOne(PublicationRequest, { pageId: page.id, status: 'open' });
}

/** The last request for a version, answered or not. */
export function findLastRequest(em: EntityManager, versionID: number): Promise<PublicationRequest | null> {
  return em.findOne(PublicationRequest, { versionId: versionID }, { orderBy: { id: 'desc' } });
}

/** Requests that are the last of their page, were rejected, and have seen no publication of it since; their ids. */
export async function findRejected(em: EntityManager, pageIDs: readonly number[]): Promise<number[]> {
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

type Window = { pageIndex: number; pageSize: number };

const toLimit = ({ pageIndex, pageSize }: Window) => ({ limit: pageSize, offset: pageIndex * pageSize });

/** Open requests, oldest first. */
export async function loadOpenRequests(em: EntityManager, window: Window) {
  const [items, totalItems] = await em.findAndCount(
    PublicationRequest,
    { status: 'open' },
    { orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }], ...toLimit(window) },
  );
  return { items, totalItems };
}

/** How many requests are open. */
export function countOpenRequests(em: EntityManager): Promise<number> {
  return em.count(PublicationRequest, { status: 'open' });
}

/** What is planned and not yet done, soonest first. */
export async function loadPendingSchedules(em: EntityManager, window: Window) {
  const [items, totalItems] = await em.findAndCount(
    ScheduledPublication,
    { status: 'pending' },
    { orderBy: [{ at: 'asc' }, { id: 'asc' }], ...toLimit(window) },
  );
  return { items, totalItems };
}

export type OpenRequest = {
  pageID: number;
  pageVersionID: number;
  title: string;
  comment: string;
  requestedBy: { ID: number; name: string };
  /** ISO 8601. */
  requestedAt: string;
};

/** Every open request with what the REST layer tells of it; somebody removed is `{ID: 0, name: ''}`. */
export function listOpenRequests(em: EntityManager): Promise<OpenRequest[]> {
  return query(
    em,
    sql<OpenRequest>`
      select r.page_id as "pageID", r.version_id as "pageVersionID", v.title, r.comment,
             jsonb_build_object('ID', coalesce(p.user_id, 0), 'name', coalesce(p.name, '')) as "requestedBy",
             to_char(r.requested_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "requestedAt"
        from publication_request r
        join page_version v on v.id = r.version_id
        left join profile p on p.user_id = r.requested_by
       where r.status = 'open' order by r.requested_at, r.id`,
  );
}
