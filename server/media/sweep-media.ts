import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import type { StorageEngine } from '../shared/storage/index.ts';
import { removeUnusedContents } from './file-content.ts';
import { purgeBin } from './purge-bin.ts';

const hashPattern = /^(?:files|variants)\/[0-9a-f]{2}\/([0-9a-f]{64})(?:\/|$)/;

async function* storedHashes(storage: StorageEngine): AsyncIterable<string> {
  for (const folder of ['files', 'variants']) {
    for await (const { key } of storage.list(folder)) {
      const hash = hashPattern.exec(key)?.[1];
      if (hash) yield hash;
    }
  }
}

/** Empties the bin of what has lain there for its time, and removes bytes that no row names: those, and what a crash left. */
export async function sweepMedia({
  em,
  services,
}: {
  em: EntityManager;
  services: Pick<Services, 'storage' | 'openConnection'>;
}): Promise<void> {
  await purgeBin(em);
  const present = new Set<string>();
  for await (const hash of storedHashes(services.storage)) present.add(hash);
  const rows = await query(em, sql<{ hash: string }>`select distinct hash from file`);
  const named = new Set(rows.map(({ hash }) => hash));
  const unnamed = [...present].filter((hash) => !named.has(hash));
  await removeUnusedContents({ em: em.fork(), services }, unnamed);
}
