import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { query, sql } from '../shared/database/query.ts';
import type { StagedFile, StorageEngine } from '../shared/storage/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { contentKey, variantsFolder } from './storage-keys.ts';

/** Whoever keeps or removes a content holds this until its transaction ends, so that no row loses its bytes. */
async function lockContent(em: EntityManager, hash: string): Promise<void> {
  await query(em, sql`select pg_advisory_xact_lock(hashtextextended(${`content:${hash}`}, 0))`);
}

/** Shared by those who keep bytes long before the rows that name them; while one of them does, none is removed. */
const allContents = "hashtextextended('contents', 0)";

/** Runs `work` while no bytes are removed, whether a row names them or not yet; `client` is a connection of its own. */
export async function whileContentsStay<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query(`select pg_advisory_lock_shared(${allContents})`);
  try {
    return await work();
  } finally {
    // A connection that broke holds nothing.
    await client.query(`select pg_advisory_unlock_shared(${allContents})`).catch(() => {});
  }
}

async function mayRemove(em: EntityManager): Promise<boolean> {
  const [row] = await query(
    em,
    sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${sql.raw(allContents)}) as free`,
  );
  return row?.free ?? false;
}

/** Gives received bytes their place for good, inside the transaction that writes the row which names them. */
export async function keepContent({ em, services }: Transaction, staged: StagedFile): Promise<void> {
  const key = contentKey(staged.hash);
  await lockContent(em, staged.hash);
  if ((await services.storage.size(key)) !== staged.size) await services.storage.keep(staged, key);
}

/**
 * Removes bytes and everything made of them, unless a row names them, or an import is under way whose rows may. To be
 * called in a transaction.
 */
export async function removeUnusedContent(em: EntityManager, storage: StorageEngine, hash: string): Promise<void> {
  if (!(await mayRemove(em))) return;
  await lockContent(em, hash);
  const [used] = await query(em, sql`select 1 from file where hash = ${hash} limit 1`);
  if (used) return;
  await storage.remove(contentKey(hash));
  await storage.removeFolder(variantsFolder(hash));
}
