import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

/** Deletes tokens a month after they expired. Until then their owners can see why a program stopped working. */
export async function sweepApiTokens(em: EntityManager): Promise<void> {
  await query(em, sql`delete from api_token where expires_at < now() - interval '30 days'`);
}
