import { query, sql } from '../../../server/shared/database/query.ts';
import type { NewPage } from '../../support/pages.ts';
import type { TestServer } from '../../support/test-server.ts';

/** The number of rows in each table that belong to a page, or refer to it. */
export async function countRowsOfPage({ orm }: TestServer, { pageID }: NewPage): Promise<Record<string, number>> {
  const [row] = await query(
    orm.em.fork(),
    sql<Record<string, number>>`
      select (select count(*)::int from page where id = ${pageID}) as pages,
             (select count(*)::int from page_version where page_id = ${pageID}) as versions,
             (select count(*)::int from page_snapshot where page_id = ${pageID}) as snapshots,
             (select count(*)::int from publication where page_id = ${pageID}) as publications,
             (select count(*)::int from publication_request where page_id = ${pageID}) as requests,
             (select count(*)::int from scheduled_publication where page_id = ${pageID}) as schedules,
             (select count(*)::int from redirect where page_id = ${pageID}) as redirects,
             (select count(*)::int from reference where page_id = ${pageID}) as references`,
  );
  return row ?? {};
}

/** Moves the deletion of a page back by so many days, and a minute. */
export async function moveDeletion({ orm }: TestServer, { pageID }: NewPage, days: number): Promise<void> {
  await query(
    orm.em.fork(),
    sql`update page set deleted_at = now() - make_interval(days => ${days}::int) - interval '1 minute'
         where id = ${pageID}`,
  );
}
