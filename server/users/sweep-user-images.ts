import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { StorageEngine } from '../shared/storage/index.ts';

/** Milliseconds that a stored picture may wait for the row that names it. */
const longestUpload = 60 * 60_000;

const keyPattern = /^profiles\/(\d+)\/([0-9a-f]{64})$/;

/** Removes users' pictures that no profile names: those of a request that broke off, or of a store that was away. */
export async function sweepUserImages(em: EntityManager, storage: StorageEngine): Promise<void> {
  const before = Date.now() - longestUpload;
  const stored: string[] = [];
  for await (const { key, modifiedAt } of storage.list('profiles')) {
    if (keyPattern.test(key) && modifiedAt.getTime() < before) stored.push(key);
  }
  const rows = await query(
    em,
    sql<{ key: string }>`select 'profiles/' || user_id || '/' || image_hash as key from profile
                          where image_hash is not null`,
  );
  const named = new Set(rows.map(({ key }) => key));
  for (const key of stored) if (!named.has(key)) await storage.remove(key);
}
