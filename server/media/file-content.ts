import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context, Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import type { StagedFile, StorageEngine } from '../shared/storage/index.ts';
import { type ConfirmContentLock, tryWithExclusiveContentLock } from './content-lock.ts';
import { fileContentKey, imageVariantsFolder } from '../images/index.ts';

async function removeIfUnused(em: EntityManager, storage: StorageEngine, hash: string): Promise<void> {
  const [used] = await query(em, sql`select 1 from file where hash = ${hash} limit 1`);
  if (used) return;
  await storage.remove(fileContentKey(hash));
  await storage.removeFolder(imageVariantsFolder(hash));
}

type RemovalParts = { em: EntityManager; services: Pick<Services, 'storage' | 'openConnection'> };

/**
 * Removes bytes and their variants, unless a row refers to them or an upload or import is running whose rows may. The
 * nightly sweep finds what is left.
 */
export async function removeUnusedContents({ em, services }: RemovalParts, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await using client = await services.openConnection();
  for (const hash of hashes)
    await tryWithExclusiveContentLock(client, () => removeIfUnused(em, services.storage, hash));
}

/** Stores the bytes that are missing, and adds their hashes to `added`. */
async function persist(storage: StorageEngine, contents: readonly StagedFile[], added: string[]): Promise<void> {
  for (const staged of contents) {
    const key = fileContentKey(staged.hash);
    if ((await storage.size(key)) === staged.size) continue;
    added.push(staged.hash);
    await storage.store(staged, key);
  }
}

/**
 * Stores received bytes, then runs `write`, whose transaction writes their rows and calls `confirmLock`. So no
 * transaction waits for the store. Bytes without a row are removed after a failure.
 */
export async function withStoredContents<Result>(
  { em, services }: Context,
  contents: readonly StagedFile[],
  write: (confirmLock: ConfirmContentLock) => Promise<Result>,
): Promise<Result> {
  const { contentLock, storage } = services;
  const added: string[] = [];
  try {
    return await contentLock.run(async (confirmLock) => {
      await persist(storage, contents, added);
      return write(confirmLock);
    });
  } catch (error) {
    // Not awaited: an unavailable store may stay so for long.
    void removeUnusedContents({ em: em.fork(), services }, added).catch(() => {});
    throw error;
  }
}
