import { z } from 'zod';
import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { id, InUse, InvalidInput, NotFound, parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { lockTree } from './directory-tree.ts';
import { findVisibleUsers } from './file-usage.queries.ts';
import { type LibraryFile, nameOf, parentOf } from './library-file.ts';
import { loadLibraryFile, lockLibraryFiles } from './library.queries.ts';
import { directoryInput } from './get-directory.ts';
import { mediaSelection } from './media-selection.ts';
import { canManageMedia, isWithin } from './media.policy.ts';

export const deleteFileInput = z.object({ id });

type Deletion = { kind: 'file' | 'directory'; path: string; name: string };

async function insertDeletion({ em, viewer }: Transaction, { kind, path, name }: Deletion): Promise<number> {
  const [deletion] = await query(
    em,
    sql<{ id: number }>`insert into media_deletion (kind, path, name, deleted_by)
                        values (${kind}, ${path}, ${name}, ${viewer?.id ?? null}) returning id`,
  );
  if (!deletion) throw new Error('no deletion was made');
  return deletion.id;
}

/** A publication holds the files it uses: either it is seen here, or it sees that they are gone. */
async function refuseIfVisible({ em }: Transaction, fileIDs: readonly number[], property: string): Promise<void> {
  const users = await findVisibleUsers(em, fileIDs);
  if (users.length > 0) throw new InUse(property, users);
}

/** Whether visitors see it is left to the caller to ask, afterwards. The tree is locked. */
async function putFileIntoBin(tx: Transaction, { id: fileID, path, fileName }: LibraryFile): Promise<void> {
  authorize(tx.viewer, canManageMedia(tx.viewer, path));
  const deletion = await insertDeletion(tx, { kind: 'file', path, name: fileName });
  await query(tx.em, sql`update file set deleted_at = now(), deletion_id = ${deletion} where id = ${fileID}`);
  await tx.audit({ action: 'file.deleted', subjectType: 'file', subjectId: fileID });
  await tx.emit({ name: 'file.deleted', fileID });
}

/**
 * Puts a file into the bin, restorable for 30 days: manage-media for its folder.
 * 404 V_12 media.id, V_07 while a page that visitors see uses it, naming the pages.
 */
export async function deleteFile(context: Context, input: unknown): Promise<number> {
  authorize(context.viewer, true);
  const { id: fileID } = parseInput(deleteFileInput, input, 'media');
  return inTransaction(context, async (tx) => {
    await lockTree(tx.em);
    await putFileIntoBin(tx, await loadLibraryFile(tx.em, fileID));
    await refuseIfVisible(tx, [fileID], 'media.id');
    return fileID;
  });
}

/** The folders first, which waits for uploads into them; then all files that are in them by now. */
async function markBelow({ em }: Transaction, path: string, deletion: number): Promise<number[]> {
  await query(
    em,
    sql`update directory set deleted_at = now(), deletion_id = ${deletion}
        where (path = ${path} or starts_with(path, ${`${path}/`})) and deleted_at is null`,
  );
  const files = await query(
    em,
    sql<{ id: number }>`
      update file f set deleted_at = now(), deletion_id = ${deletion}
      from directory d where d.id = f.directory_id and d.deletion_id = ${deletion} and f.deleted_at is null
      returning f.id`,
  );
  return files.map((file) => file.id);
}

async function findDirectoryID({ em }: Transaction, path: string): Promise<number> {
  const [found] = await query(
    em,
    sql<{ id: number }>`select id from directory where path = ${path} and deleted_at is null`,
  );
  if (!found) throw new NotFound('V_12', 'media.path');
  return found.id;
}

/** As `putFileIntoBin`, with all that lies below; answers the ids of the files. */
async function putDirectoryIntoBin(tx: Transaction, path: string): Promise<number[]> {
  authorize(tx.viewer, canManageMedia(tx.viewer, path));
  if (path === '/') throw InvalidInput.of('V_07', 'media.path');
  const directoryID = await findDirectoryID(tx, path);
  const deletion = await insertDeletion(tx, { kind: 'directory', path: parentOf(path), name: nameOf(path) });
  const fileIDs = await markBelow(tx, path, deletion);
  await tx.audit({ action: 'directory.deleted', subjectType: 'directory', subjectId: directoryID });
  await tx.emit({ name: 'directory.deleted', directoryID });
  return fileIDs;
}

/** Puts a folder with all that lies below it into the bin. Errors as `deleteFile`; V_07 for the root. */
export async function deleteDirectory(context: Context, input: unknown): Promise<string> {
  authorize(context.viewer, true);
  const { path } = parseInput(directoryInput, input, 'media');
  return inTransaction(context, async (tx) => {
    await lockTree(tx.em);
    await refuseIfVisible(tx, await putDirectoryIntoBin(tx, path), 'media.path');
    return path;
  });
}

export type MediaSelection = z.output<typeof mediaSelection>;

/**
 * Puts several files and folders into the bin together or not at all, each to be restored by itself; what lies in
 * one of the folders goes with it. Errors as `deleteFile`, on media.fileIDs and media.directoryPaths.
 */
export async function deleteMedia(context: Context, input: unknown): Promise<MediaSelection> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-media'));
  const { fileIDs, directoryPaths } = parseInput(mediaSelection, input, 'media');
  return inTransaction(context, async (tx) => {
    await lockTree(tx.em);
    const files = await lockLibraryFiles(tx.em, fileIDs, 'media.fileIDs');
    const roots = directoryPaths.filter(
      (path) => !directoryPaths.some((other) => other !== path && isWithin(path, other)),
    );
    const alone = files.filter(({ path }) => !roots.some((root) => isWithin(path, root)));
    for (const file of alone) await putFileIntoBin(tx, file);
    const gone = alone.map((file) => file.id);
    for (const path of roots) gone.push(...(await putDirectoryIntoBin(tx, path)));
    await refuseIfVisible(tx, gone, fileIDs.length > 0 ? 'media.fileIDs' : 'media.directoryPaths');
    return { fileIDs, directoryPaths };
  });
}
