import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { lockDirectory, lockDirectoryTree } from './directory-tree.ts';
import { toMoveError } from './edit-file.ts';
import {
  joinPath,
  type LibraryDirectory,
  type LibraryFile,
  baseNameOf,
  parentPathOf,
  toLibraryDirectory,
} from './library-file.ts';
import { lockLibraryFiles } from './library.queries.ts';
import { directoryPath } from './media-names.ts';
import { mediaSelectionInput } from './media-selection.ts';
import { canManageMedia } from './media.policy.ts';
import { moveDirectoryInTransaction } from './move-directory.ts';

const moveMediaInput = mediaSelectionInput.extend({ newPath: directoryPath });

export type MovedMedia = { files: LibraryFile[]; directories: LibraryDirectory[] };

async function moveFiles(tx: Transaction, files: readonly LibraryFile[], newPath: string): Promise<LibraryFile[]> {
  const target = await lockDirectory(tx.em, newPath, 'media.newPath');
  for (const file of files) {
    authorize(tx.viewer, canManageMedia(tx.viewer, file.path));
    if (file.path === newPath) continue;
    await query(tx.em, sql`update file set directory_id = ${target.id} where id = ${file.id}`);
    await tx.audit({ action: 'file.edited', subjectId: file.id, changedFields: ['path'] });
    await tx.emit({ name: 'file.edited', fileID: file.id });
  }
  return files.map((file) => ({ ...file, path: newPath }));
}

async function moveDirectoryInto(tx: Transaction, oldPath: string, newPath: string): Promise<LibraryDirectory> {
  if (oldPath !== '/' && parentPathOf(oldPath) === newPath) {
    authorize(tx.viewer, canManageMedia(tx.viewer, oldPath));
    await lockDirectory(tx.em, oldPath, 'media.oldPath');
    return toLibraryDirectory(oldPath);
  }
  return moveDirectoryInTransaction(tx, { oldPath, newPath: joinPath(newPath, baseNameOf(oldPath)) });
}

/** Deepest first, so that no path has changed before its turn. */
const byDepthDescending = (one: string, other: string): number => other.split('/').length - one.split('/').length;

async function moveAll(tx: Transaction, input: ReturnType<typeof readInput>): Promise<MovedMedia> {
  const { fileIDs, directoryPaths, newPath } = input;
  authorize(tx.viewer, canManageMedia(tx.viewer, newPath));
  await lockDirectoryTree(tx.em);
  const files = await moveFiles(tx, await lockLibraryFiles(tx.em, fileIDs, 'media.fileIDs'), newPath);
  const moved = new Map<string, LibraryDirectory>();
  for (const path of directoryPaths.toSorted(byDepthDescending))
    moved.set(path, await moveDirectoryInto(tx, path, newPath));
  return { files, directories: directoryPaths.flatMap((path) => moved.get(path) ?? []) };
}

const readInput = (input: unknown) => parseInput(moveMediaInput, input, 'media');

/**
 * Moves several files and folders into a folder, all or none: manage-media for every place. 404 V_12 media.fileIDs,
 * media.oldPath and media.newPath, ML_02 media.newPath if a name is taken there, V_07 media.newPath for a folder into
 * itself.
 */
export async function moveMedia(context: Context, input: unknown): Promise<MovedMedia> {
  authorize(context.viewer, true);
  const move = readInput(input);
  return inTransaction(context, (tx) => moveAll(tx, move)).catch((error: unknown) => {
    throw toMoveError(error, 'media.newPath');
  });
}
