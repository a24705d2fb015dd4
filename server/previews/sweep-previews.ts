import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

/** Deletes expired preview links; the audit log still has them. */
export async function sweepPreviews(em: EntityManager): Promise<void> {
  await query(em, sql`delete from preview_link where expires_at <= now()`);
}
