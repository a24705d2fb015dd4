import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context, Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import type { StagedFile, StorageEngine } from '../shared/storage/index.ts';
import { type ConfirmHold, unlessContentsStay } from './content-hold.ts';
import { contentKey, variantsFolder } from './storage-keys.ts';

async function removeUnused(em: EntityManager, storage: StorageEngine, hash: string): Promise<void> {
  const [used] = await query(em, sql`select 1 from file where hash = ${hash} limit 1`);
  if (used) return;
  await storage.remove(contentKey(hash));
  await storage.removeFolder(variantsFolder(hash));
}

type RemovalParts = { em: EntityManager; services: Pick<Services, 'storage' | 'openConnection'> };

/**
 * Removes bytes and everything made of them, unless a row names them, or an upload or import is under way whose rows
 * may: the sweep of the night finds what is left.
 */
export async function removeUnusedContents({ em, services }: RemovalParts, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await using client = await services.openConnection();
  for (const hash of hashes) await unlessContentsStay(client, () => removeUnused(em, services.storage, hash));
}

/** Stores the bytes that are not there yet; their hashes are added to `sent`. */
async function persist(storage: StorageEngine, contents: readonly StagedFile[], sent: string[]): Promise<void> {
  for (const staged of contents) {
    const key = contentKey(staged.hash);
    if ((await storage.size(key)) === staged.size) continue;
    sent.push(staged.hash);
    await storage.keep(staged, key);
  }
}

/**
 * Stores received bytes for good, then runs `write`, whose transaction writes the rows that name them and calls
 * `confirm` in it: no transaction waits for the store. Bytes that no row came to name are removed again.
 */
export async function withStoredContents<Result>(
  { em, services }: Context,
  contents: readonly StagedFile[],
  write: (confirm: ConfirmHold) => Promise<Result>,
): Promise<Result> {
  const { contentHold, storage } = services;
  const sent: string[] = [];
  try {
    return await contentHold.during(async (confirm) => {
      await persist(storage, contents, sent);
      return write(confirm);
    });
  } catch (error) {
    // The caller does not wait for it: what is away now may be so for long.
    void removeUnusedContents({ em: em.fork(), services }, sent).catch(() => {});
    throw error;
  }
}
