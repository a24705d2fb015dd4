import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { NotFound } from '../shared/errors/index.ts';
import type { StorageEngine } from '../shared/storage/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { loadUserForChange } from './load-for-change.ts';
import { readProfileImage } from './read-profile-image.ts';
import { canEditProfile, canReachUser } from './user.policy.ts';
import { loadUser, type User } from './user.queries.ts';

/** Where a user's picture lies in the storage engine, alone, so that it can be deleted without asking who else has it. */
export const profileFolder = (userId: number): string => `profiles/${userId}`;

const imageKey = (userId: number, hash: string): string => `${profileFolder(userId)}/${hash}`;

/** After the commit: what a store that is away still holds goes in the night. */
const removeImage = (storage: StorageEngine, key: string): Promise<void> => storage.remove(key).catch(() => {});

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

async function writeProfile(tx: Transaction, userId: number, image: { hash: string; type: string } | null) {
  await query(
    tx.em,
    sql`update profile set image_hash = ${image?.hash ?? null}, image_type = ${image?.type ?? null}
         where user_id = ${userId}`,
  );
  await tx.audit({ action: 'user.updated', subjectType: 'user', subjectId: userId, changedFields: ['image'] });
}

async function readHash(tx: Transaction, userId: number): Promise<string | null> {
  const [row] = await query(
    tx.em,
    sql<{ hash: string | null }>`select image_hash as hash from profile where user_id = ${userId}`,
  );
  return row?.hash ?? null;
}

/**
 * Gives a user a picture, made anew from the file without what else it holds. manage-users, or oneself; the file is
 * received after that is known.
 * UM_05 over 2 MB, UM_06 neither JPEG nor PNG by its content, UM_07 broken, UM_08 over 1024×1024 pixels.
 */
export async function setUserImage(context: Context, id: number, receive: () => Promise<Buffer>): Promise<User> {
  authorize(context.viewer, canReachUser(context.viewer, id));
  authorize(context.viewer, canEditProfile(context.viewer, await loadUser(context.em, id)));
  const { bytes, type } = await readProfileImage(await receive());
  const hash = createHash('sha256').update(bytes).digest('hex');
  const { storage } = context.services;
  const staged = await storage.stage(once(bytes), bytes.length);
  await storage.keep(staged, imageKey(id, hash));
  const { user, old } = await inTransaction(context, async (tx) => {
    authorize(tx.viewer, canEditProfile(tx.viewer, await loadUserForChange(tx, id)));
    const before = await readHash(tx, id);
    await writeProfile(tx, id, { hash, type });
    return { user: await loadUser(tx.em, id), old: before };
  });
  if (old && old !== hash) await removeImage(storage, imageKey(id, old));
  return user;
}

/** Takes a user's picture away; no error where there is none. manage-users, or oneself. */
export async function removeUserImage(context: Context, id: number): Promise<User> {
  authorize(context.viewer, canReachUser(context.viewer, id));
  const { user, old } = await inTransaction(context, async (tx) => {
    authorize(tx.viewer, canEditProfile(tx.viewer, await loadUserForChange(tx, id)));
    const before = await readHash(tx, id);
    if (before) await writeProfile(tx, id, null);
    return { user: await loadUser(tx.em, id), old: before };
  });
  if (old) await removeImage(context.services.storage, imageKey(id, old));
  return user;
}

/** A user's picture, for anyone signed in. 404 UM_02 where there is no user, or none with a picture. */
export async function openUserImage(context: Context, id: number): Promise<{ bytes: Readable; type: string }> {
  authorize(context.viewer, true);
  const [found] = await query(
    context.em,
    sql<{ hash: string; type: string }>`select image_hash as hash, image_type as type from profile
       where user_id = ${id} and image_hash is not null`,
  );
  if (!found) throw new NotFound('UM_02', 'user.id');
  return { bytes: await context.services.storage.open(imageKey(id, found.hash)), type: found.type };
}
