import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../database/query.ts';

/** Has a job run once, on one node, after the manager's transaction is committed; it is tried again where it fails. */
export async function enqueueJob(em: EntityManager, name: string, payload: object): Promise<void> {
  await query(em, sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`);
}
