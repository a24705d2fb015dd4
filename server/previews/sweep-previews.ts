import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

/** Removes links that have expired; the audit log remembers that there were any. */
export async function sweepPreviews(em: EntityManager): Promise<void> {
  await query(em, sql`delete from preview_link where expires_at <= now()`);
}
