import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';
import type { StorageEngine } from '../shared/storage/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { loadUserForUpdate } from './load-for-update.ts';
import { processProfileImage } from './process-profile-image.ts';
import { canEditProfile, canAccessUser } from './user.policy.ts';
import { loadUser, type User } from './user.queries.ts';

/**
 * Returns the storage folder of a user's image. Images are not shared between users, so that one can be deleted without
 * further checks.
 */
export const profileImageFolder = (userId: number): string => `profiles/${userId}`;

const imageKey = (userId: number, hash: string): string => `${profileImageFolder(userId)}/${hash}`;

/** Called after the commit; the nightly sweep removes what an unavailable storage still has. */
const removeStoredImage = (storage: StorageEngine, key: string): Promise<void> => storage.remove(key).catch(() => {});

async function* singleChunk(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

async function writeProfileImage(tx: Transaction, userId: number, image: { hash: string; type: string } | null) {
  await query(
    tx.em,
    sql`update profile set image_hash = ${image?.hash ?? null}, image_type = ${image?.type ?? null}
         where user_id = ${userId}`,
  );
  await tx.audit({ action: 'user.updated', subjectId: userId, changedFields: ['image'] });
}

async function loadImageHash(tx: Transaction, userId: number): Promise<string | null> {
  const [row] = await query(
    tx.em,
    sql<{ hash: string | null }>`select image_hash as hash from profile where user_id = ${userId}`,
  );
  return row?.hash ?? null;
}

/**
 * Sets a user's image, encoded again to remove hidden data. manage-users, or oneself; permissions are checked before
 * the file is received. UM_05 over 2 MB, UM_06 neither JPEG nor PNG by its content, UM_07 broken, UM_08 over 1024×1024
 * pixels.
 */
export async function setUserImage(context: Context, id: number, receive: () => Promise<Buffer>): Promise<User> {
  authorize(context.viewer, canAccessUser(context.viewer, id));
  authorize(context.viewer, canEditProfile(context.viewer, await loadUser(context.em, id)));
  const { bytes, type } = await processProfileImage(await receive());
  const hash = createHash('sha256').update(bytes).digest('hex');
  const { storage } = context.services;
  await using staged = await storage.stage(singleChunk(bytes), bytes.length);
  await storage.store(staged, imageKey(id, hash));
  const { user, old } = await inTransaction(context, async (tx) => {
    authorize(tx.viewer, canEditProfile(tx.viewer, await loadUserForUpdate(tx, id)));
    const before = await loadImageHash(tx, id);
    await writeProfileImage(tx, id, { hash, type });
    return { user: await loadUser(tx.em, id), old: before };
  });
  if (old && old !== hash) await removeStoredImage(storage, imageKey(id, old));
  return user;
}

/** Removes a user's image; no error if there is none. manage-users, or oneself. */
export async function removeUserImage(context: Context, id: number): Promise<User> {
  authorize(context.viewer, canAccessUser(context.viewer, id));
  const { user, old } = await inTransaction(context, async (tx) => {
    authorize(tx.viewer, canEditProfile(tx.viewer, await loadUserForUpdate(tx, id)));
    const before = await loadImageHash(tx, id);
    if (before) await writeProfileImage(tx, id, null);
    return { user: await loadUser(tx.em, id), old: before };
  });
  if (old) await removeStoredImage(context.services.storage, imageKey(id, old));
  return user;
}

/** Opens a user's image, for anyone signed in. 404 UM_02 for an unknown user or one without an image. */
export async function openUserImage(context: Context, id: number): Promise<{ bytes: Readable; type: string }> {
  authorize(context.viewer, true);
  const [found] = await query(
    context.em,
    sql<{ hash: string; type: string }>`select image_hash as hash, image_type as type from profile
       where user_id = ${id} and image_hash is not null`,
  );
  if (!found) throw new NotFound(Errors.userNotFound, 'user.id');
  return { bytes: await context.services.storage.open(imageKey(id, found.hash)), type: found.type };
}
