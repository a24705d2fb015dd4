import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { StagedFile, StorageEngine } from '../shared/storage/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { contentKey, variantsFolder } from './storage-keys.ts';

/** Whoever keeps or removes a content holds this until its transaction ends, so that no row loses its bytes. */
async function lockContent(em: EntityManager, hash: string): Promise<void> {
  await query(em, sql`select pg_advisory_xact_lock(hashtextextended(${`content:${hash}`}, 0))`);
}

/** Gives received bytes their place for good, inside the transaction that writes the row which names them. */
export async function keepContent({ em, services }: Transaction, staged: StagedFile): Promise<void> {
  const key = contentKey(staged.hash);
  await lockContent(em, staged.hash);
  if ((await services.storage.size(key)) !== staged.size) await services.storage.keep(staged, key);
}

/** Removes bytes and everything made of them, unless a row names them. To be called in a transaction. */
export async function removeUnusedContent(em: EntityManager, storage: StorageEngine, hash: string): Promise<void> {
  await lockContent(em, hash);
  const [used] = await query(em, sql`select 1 from file where hash = ${hash} limit 1`);
  if (used) return;
  await storage.remove(contentKey(hash));
  await storage.removeFolder(variantsFolder(hash));
}
