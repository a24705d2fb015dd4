import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

/** Starts the idle time of a session again; its 7 days do not change. `id` is null for a viewer without one. */
export async function renewIdleTime(em: EntityManager, id: number | null): Promise<void> {
  await query(em, sql`update session set last_used_at = now() where id = ${id}`);
}
