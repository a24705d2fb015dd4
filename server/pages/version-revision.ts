import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';

/** The page's revision when the version that `versionID` names was stored last; 0 where it was never stored. */
export const selectVersionRevision = (versionID: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(max(stored.revision), 0) from page_snapshot stored where stored.version_id = ${versionID})`;

/** Of each version the page's revision when it was stored last. */
export async function loadVersionRevisions(
  em: EntityManager,
  versionIDs: readonly number[],
): Promise<Map<number, number>> {
  if (versionIDs.length === 0) return new Map();
  const rows = await query(
    em,
    sql<{ id: number; revision: number }>`
      select version_id as id, max(revision) as revision from page_snapshot
       where version_id = any(${[...versionIDs]}::int[]) group by version_id`,
  );
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}
