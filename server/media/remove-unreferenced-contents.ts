import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import type { StorageEngine } from '../shared/storage/index.ts';
import { removeUnusedContents } from './file-content.ts';

const hashPattern = /^(?:files|variants)\/[0-9a-f]{2}\/([0-9a-f]{64})(?:\/|$)/;

async function* storedHashes(storage: StorageEngine): AsyncIterable<string> {
  for (const folder of ['files', 'variants']) {
    for await (const { key } of storage.list(folder)) {
      const hash = hashPattern.exec(key)?.[1];
      if (hash) yield hash;
    }
  }
}

/** Removes bytes without a row: those of purged files, and what a crash left behind. */
export async function removeUnreferencedContents({
  em,
  services,
}: {
  em: EntityManager;
  services: Pick<Services, 'storage' | 'openConnection'>;
}): Promise<void> {
  const storedSet = new Set<string>();
  for await (const hash of storedHashes(services.storage)) storedSet.add(hash);
  const rows = await query(em, sql<{ hash: string }>`select distinct hash from file`);
  const referenced = new Set(rows.map(({ hash }) => hash));
  const unreferenced = [...storedSet].filter((hash) => !referenced.has(hash));
  await removeUnusedContents({ em: em.fork(), services }, unreferenced);
}
