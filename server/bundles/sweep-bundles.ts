import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { StorageEngine } from '../shared/storage/index.ts';

/** How long the file of a task is stored; a PostgreSQL interval. */
const retention = sql`interval '1 day'`;

/** Removes the files of tasks after a day, and files without a task, which a crash left behind. */
export async function sweepBundles(em: EntityManager, storage: StorageEngine): Promise<void> {
  await query(
    em,
    sql`update bundle_task set file_key = null
         where state in ('done', 'failed') and coalesce(finished_at, beat_at) < now() - ${retention}`,
  );
  const before = Date.now() - 24 * 60 * 60 * 1000;
  const stored: string[] = [];
  for await (const { key, modifiedAt } of storage.list('bundles')) if (modifiedAt.getTime() < before) stored.push(key);
  const rows = await query(
    em,
    sql<{ key: string }>`select file_key as key from bundle_task where file_key is not null`,
  );
  const referenced = new Set(rows.map(({ key }) => key));
  for (const key of stored) if (!referenced.has(key)) await storage.remove(key);
}
