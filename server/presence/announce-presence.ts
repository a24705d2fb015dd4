import { z } from 'zod';
import { canEditPage, Page } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { NotFound, parseInput } from '../shared/errors/index.ts';
import { query, sql } from '../shared/database/query.ts';

/** How long an editor that was heard of counts as open; it tells of itself every five seconds. PostgreSQL's interval. */
const patience = '15 seconds';

const presenceInput = z.object({ tabID: z.string().regex(/^[\w-]{1,64}$/) });

export type Presence = {
  revision: number;
  /** Users with the page open in another window, the viewer's own included. */
  company: number[];
};

/**
 * Says that an editor of the page is open, and answers who else has one open. Who looks on is no deed: there is no entry
 * in the audit log. Permission edit-page; 404 PM_01; V_12 on `presence.tabID`.
 */
export async function announcePresence(context: Context, pageID: number, input: unknown): Promise<Presence> {
  const viewer = requireViewer(context);
  const { tabID } = parseInput(presenceInput, input, 'presence');
  const page = await context.em.findOne(Page, { id: pageID, deletedAt: null });
  if (!page) throw new NotFound('PM_01');
  authorize(viewer, canEditPage(viewer, page));
  const isFresh = sql`seen_at > now() - ${patience}::interval`;
  const isOther = sql`(page_id, user_id, tab_id) <> (${pageID}::int, ${viewer.id}::int, ${tabID})`;
  const rows = await query(
    context.em,
    sql<{ userID: number }>`
      with swept as (
        delete from page_presence where ctid in (
          select ctid from page_presence where not ${isFresh} and ${isOther} for update skip locked)
      ), own as (
        insert into page_presence (page_id, user_id, tab_id) values (${pageID}, ${viewer.id}, ${tabID})
        on conflict (page_id, user_id, tab_id) do update set seen_at = now()
      )
      select distinct user_id as "userID" from page_presence
       where page_id = ${pageID} and ${isFresh} and ${isOther} order by user_id`,
  );
  return { revision: page.revision, company: rows.map(({ userID }) => userID) };
}
