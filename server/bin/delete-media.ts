import { z } from 'zod';
import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { idInput, ResourceInUse, InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import {
  findDirectoryID,
  markDirectoryDeleted,
  markFileDeleted,
  lockDirectoryTree,
  type LibraryFile,
  baseNameOf,
  parentPathOf,
  loadLibraryFile,
  lockLibraryFiles,
  directoryInput,
  mediaSelectionInput,
  canManageMedia,
  isPathWithin,
} from '../media/index.ts';
import { findLivePageTitles } from '../file-usage/index.ts';

export const deleteFileInput = z.object({ id: idInput });

type Deletion = { kind: 'file' | 'directory'; path: string; name: string };

async function insertDeletion({ em, viewer }: Transaction, { kind, path, name }: Deletion): Promise<number> {
  const [deletion] = await query(
    em,
    sql<{ id: number }>`insert into media_deletion (kind, path, name, deleted_by)
                        values (${kind}, ${path}, ${name}, ${viewer?.id ?? null}) returning id`,
  );
  if (!deletion) throw new Error('the deletion was not inserted');
  return deletion.id;
}

/**
 * Throws ResourceInUse if visitors see a page that uses one of the files. A publication locks its files, so either this
 * check sees it, or it sees the deletion.
 */
async function requireNotVisible({ em }: Transaction, fileIDs: readonly number[], property: string): Promise<void> {
  const pages = await findLivePageTitles(em, fileIDs);
  if (pages.length > 0) throw new ResourceInUse(property, pages);
}

/** The caller checks afterwards whether visitors see the file. The tree is locked. */
async function moveFileToBin(tx: Transaction, { id: fileID, path, fileName }: LibraryFile): Promise<void> {
  authorize(tx.viewer, canManageMedia(tx.viewer, path));
  const deletion = await insertDeletion(tx, { kind: 'file', path, name: fileName });
  await markFileDeleted(tx.em, fileID, deletion);
  await tx.audit({ action: 'file.deleted', subjectId: fileID });
  await tx.emit({ name: 'file.deleted', fileID });
}

/**
 * Moves a file to the bin, restorable for 30 days: manage-media for its folder. 404 V_12 media.id, V_07 while a page
 * that visitors see uses it, naming the pages.
 */
export async function deleteFile(context: Context, input: unknown): Promise<number> {
  authorize(context.viewer, true);
  const { id: fileID } = parseInput(deleteFileInput, input, 'media');
  return inTransaction(context, async (tx) => {
    await lockDirectoryTree(tx.em);
    await moveFileToBin(tx, await loadLibraryFile(tx.em, fileID));
    await requireNotVisible(tx, [fileID], 'media.id');
    return fileID;
  });
}

/** As `moveFileToBin`, with everything in the folder. Returns the ids of the files. */
async function moveDirectoryToBin(tx: Transaction, path: string): Promise<number[]> {
  authorize(tx.viewer, canManageMedia(tx.viewer, path));
  if (path === '/') throw InvalidInput.of(Errors.invalidState, 'media.path');
  const directoryID = await findDirectoryID(tx.em, path);
  const deletion = await insertDeletion(tx, { kind: 'directory', path: parentPathOf(path), name: baseNameOf(path) });
  const fileIDs = await markDirectoryDeleted(tx.em, path, deletion);
  await tx.audit({ action: 'directory.deleted', subjectId: directoryID });
  await tx.emit({ name: 'directory.deleted', directoryID });
  return fileIDs;
}

/** Moves a folder with everything in it to the bin. Errors as `deleteFile`; V_07 for the root. */
export async function deleteDirectory(context: Context, input: unknown): Promise<string> {
  authorize(context.viewer, true);
  const { path } = parseInput(directoryInput, input, 'media');
  return inTransaction(context, async (tx) => {
    await lockDirectoryTree(tx.em);
    await requireNotVisible(tx, await moveDirectoryToBin(tx, path), 'media.path');
    return path;
  });
}

export type MediaSelection = z.output<typeof mediaSelectionInput>;

/**
 * Moves several files and folders to the bin, all or none. Each can be restored separately; what is in one of the
 * folders belongs to that folder. Errors as `deleteFile`, on media.fileIDs and media.directoryPaths.
 */
export async function deleteMedia(context: Context, input: unknown): Promise<MediaSelection> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-media'));
  const { fileIDs, directoryPaths } = parseInput(mediaSelectionInput, input, 'media');
  return inTransaction(context, async (tx) => {
    await lockDirectoryTree(tx.em);
    const files = await lockLibraryFiles(tx.em, fileIDs, 'media.fileIDs');
    const topDirectories = directoryPaths.filter(
      (path) => !directoryPaths.some((other) => other !== path && isPathWithin(path, other)),
    );
    const remainingFiles = files.filter(
      ({ path }) => !topDirectories.some((directory) => isPathWithin(path, directory)),
    );
    for (const file of remainingFiles) await moveFileToBin(tx, file);
    const deletedFileIDs = remainingFiles.map((file) => file.id);
    for (const path of topDirectories) deletedFileIDs.push(...(await moveDirectoryToBin(tx, path)));
    await requireNotVisible(tx, deletedFileIDs, fileIDs.length > 0 ? 'media.fileIDs' : 'media.directoryPaths');
    return { fileIDs, directoryPaths };
  });
}
