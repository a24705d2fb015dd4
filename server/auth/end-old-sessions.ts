import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { sessionCounts } from './session-token.ts';

/** Deletes the sessions that no longer count. */
export async function endOldSessions(em: EntityManager): Promise<void> {
  await query(em, sql`delete from session s where not (${sessionCounts})`);
}
