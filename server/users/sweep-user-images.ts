import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { StorageEngine } from '../shared/storage/index.ts';

/** An upload's row is written within this time. */
const gracePeriodMs = 60 * 60_000;

const keyPattern = /^profiles\/(\d+)\/([0-9a-f]{64})$/;

/** Removes users' images that no profile refers to, left by an aborted request or an unavailable storage. */
export async function sweepUserImages(em: EntityManager, storage: StorageEngine): Promise<void> {
  const before = Date.now() - gracePeriodMs;
  const stored: string[] = [];
  for await (const { key, modifiedAt } of storage.list('profiles')) {
    if (keyPattern.test(key) && modifiedAt.getTime() < before) stored.push(key);
  }
  const rows = await query(
    em,
    sql<{ key: string }>`select 'profiles/' || user_id || '/' || image_hash as key from profile
                          where image_hash is not null`,
  );
  const referenced = new Set(rows.map(({ key }) => key));
  for (const key of stored) if (!referenced.has(key)) await storage.remove(key);
}
