import type { EntityManager } from '@mikro-orm/postgresql';
import { loadPage, selectVersionsOf } from '../pages/index.ts';
import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';

/** A valid preview link, without its URL, which is not stored. */
export type ListedPreview = {
  id: number;
  versionID: number;
  createdBy: number | null;
  createdAt: Date;
  expiresAt: Date;
};

type PreviewRow = Omit<ListedPreview, 'createdAt' | 'expiresAt'> & { createdAt: string; expiresAt: string };

/** Returns the valid preview links of each page, newest first, with one query. */
export async function loadPreviews(
  em: EntityManager,
  pageIDs: readonly number[],
): Promise<Map<number, ListedPreview[]>> {
  const rows = await query(
    em,
    sql<PreviewRow & { pageID: number }>`
      select l.id, v.page_id as "pageID", l.version_id as "versionID", l.created_by as "createdBy",
             l.created_at::text as "createdAt", l.expires_at::text as "expiresAt"
        from preview_link l join (${selectVersionsOf(pageIDs)}) v on v.id = l.version_id
       where l.expires_at > now()
       order by l.created_at desc, l.id desc`,
  );
  const links = Map.groupBy(rows, ({ pageID }) => pageID);
  return new Map(pageIDs.map((id) => [id, (links.get(id) ?? []).map(toListedPreview)]));
}

const toListedPreview = ({ id, versionID, createdBy, createdAt, expiresAt }: PreviewRow): ListedPreview => ({
  id,
  versionID,
  createdBy,
  createdAt: new Date(createdAt),
  expiresAt: new Date(expiresAt),
});

/** Returns the valid preview links of a page, newest first. Signed in; 404 PM_01. */
export async function listPreviews(context: Context, pageID: number): Promise<ListedPreview[]> {
  requireViewer(context);
  await loadPage(context.em, pageID);
  return (await loadPreviews(context.em, [pageID])).get(pageID) ?? [];
}
