import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { lockDirectory, insertDirectory, lockDirectoryTree } from './directory-tree.ts';
import { joinPath, type LibraryDirectory, toLibraryDirectory } from './library-file.ts';
import { directoryPath, isPathShortEnough, mediaName } from './media-names.ts';
import { canManageMedia } from './media.policy.ts';

export const createDirectoryInput = z.object({ path: directoryPath, folderName: mediaName });

/**
 * Creates a folder: manage-media for its parent. 404 V_12 media.path, V_16, V_14 and V_12 on media.folderName, ML_03 if
 * the name is taken.
 */
export async function createDirectory(context: Context, input: unknown): Promise<LibraryDirectory> {
  authorize(context.viewer, true);
  const { path: parent, folderName } = parseInput(createDirectoryInput, input, 'media');
  authorize(context.viewer, canManageMedia(context.viewer, parent));
  const path = joinPath(parent, folderName);
  if (!isPathShortEnough(path)) throw InvalidInput.of(Errors.tooLong, 'media.folderName');
  return inTransaction(context, async (tx) => {
    await lockDirectoryTree(tx.em);
    await lockDirectory(tx.em, parent, 'media.path');
    const { id } = await insertDirectory(tx.em, path);
    await tx.audit({ action: 'directory.created', subjectId: id });
    await tx.emit({ name: 'directory.created', directoryID: id });
    return toLibraryDirectory(path);
  });
}
