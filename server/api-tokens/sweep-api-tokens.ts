import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

/** Forgets tokens a month after they ended: until then their owners see why a program stopped. */
export async function sweepApiTokens(em: EntityManager): Promise<void> {
  await query(em, sql`delete from api_token where expires_at < now() - interval '30 days'`);
}
