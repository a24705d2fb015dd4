import { z } from 'zod';
import { canEditPage, Page } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import { query, sql } from '../shared/database/query.ts';

/**
 * An editor counts as open for this long after its last announcement; it sends one every five seconds. PostgreSQL
 * interval.
 */
const presenceTimeout = '15 seconds';

const presenceInput = z.object({ tabID: z.string().regex(/^[\w-]{1,64}$/) });

/** Who else has a page open, and the current revision of the page. */
export type Presence = {
  revision: number;
  /** Ids of users with the page open in another window, possibly including the viewer. */
  collaborators: number[];
};

/**
 * Announces that the viewer has the page open in an editor, and returns who else has. Writes no audit row, because
 * nothing changes. edit-page; 404 PM_01; V_12 on `presence.tabID`.
 */
export async function announcePresence(context: Context, pageID: number, input: unknown): Promise<Presence> {
  const viewer = requireViewer(context);
  const { tabID } = parseInput(presenceInput, input, 'presence');
  const page = await context.em.findOne(Page, { id: pageID, deletedAt: null });
  if (!page) throw new NotFound(Errors.pageNotFound);
  authorize(viewer, canEditPage(viewer, page));
  const isFresh = sql`seen_at > now() - ${presenceTimeout}::interval`;
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
  return { revision: page.revision, collaborators: rows.map(({ userID }) => userID) };
}
