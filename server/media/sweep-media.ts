import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { StorageEngine } from '../shared/storage/index.ts';
import { removeUnusedContent } from './file-content.ts';

const hashPattern = /^(?:files|variants)\/[0-9a-f]{2}\/([0-9a-f]{64})(?:\/|$)/;

async function* storedHashes(storage: StorageEngine): AsyncIterable<string> {
  for (const folder of ['files', 'variants']) {
    for await (const { key } of storage.list(folder)) {
      const hash = hashPattern.exec(key)?.[1];
      if (hash) yield hash;
    }
  }
}

/** Removes bytes that no row names: what a crash between keeping and committing has left, and what was purged. */
export async function sweepMedia(em: EntityManager, storage: StorageEngine): Promise<void> {
  const present = new Set<string>();
  for await (const hash of storedHashes(storage)) present.add(hash);
  const rows = await query(em, sql<{ hash: string }>`select distinct hash from file`);
  const named = new Set(rows.map(({ hash }) => hash));
  for (const hash of present) {
    if (!named.has(hash)) await em.fork().transactional((tx) => removeUnusedContent(tx, storage, hash));
  }
}
