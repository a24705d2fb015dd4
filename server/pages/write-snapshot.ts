import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';
import type { Page, PageVersion } from './page.entity.ts';
import type { VersionContent } from '../content/index.ts';

type Snapshot = {
  version: PageVersion;
  content: VersionContent;
  /** Whether the content is based on the current revision; otherwise the previous snapshot must stay. */
  builtOnCurrentRevision: boolean;
};

/**
 * Adds a snapshot to the page's history. Consecutive stores of one author within five minutes share a snapshot if they
 * build on each other in the same version, so never across a request or a publication.
 */
export async function writeSnapshot(tx: Transaction, page: Page, snapshot: Snapshot): Promise<void> {
  const { version, builtOnCurrentRevision } = snapshot;
  const content = JSON.stringify(snapshot.content);
  const author = tx.viewer?.id ?? null;
  await query(
    tx.em,
    sql`
      with last as (
        select id, version_id, stored_by, stored_at from page_snapshot
         where page_id = ${page.id} order by id desc limit 1
      ), continued as (
        update page_snapshot set content = ${content}::jsonb, revision = ${page.revision}, stored_at = now()
         where ${builtOnCurrentRevision}::boolean
           and id = (select id from last where version_id = ${version.id} and stored_by = ${author}::int
                        and stored_at > now() - interval '5 minutes')
        returning id
      )
      insert into page_snapshot (page_id, version_id, revision, content, stored_by)
      select ${page.id}::int, ${version.id}::int, ${page.revision}::int, ${content}::jsonb, ${author}::int
       where not exists (select 1 from continued)`,
  );
}
