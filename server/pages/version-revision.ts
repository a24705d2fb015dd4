import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

/** The page's revision when each of these versions was stored last, by the version's id. */
export async function loadVersionRevisions(
  em: EntityManager,
  versionIDs: readonly number[],
): Promise<Map<number, number>> {
  if (versionIDs.length === 0) return new Map();
  const rows = await query(
    em,
    sql<{ id: number; revision: number }>`
      select id, revision from page_version where id = any(${[...versionIDs]}::int[])`,
  );
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}
