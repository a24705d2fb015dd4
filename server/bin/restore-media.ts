import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { isBinTimeOverSql } from '../shared/database/bin-time.ts';
import { query, sql } from '../shared/database/query.ts';
import { AppError, idInput, InvalidInput, NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import {
  ensureDirectory,
  lockDirectoryTree,
  joinPath,
  canManageMedia,
  restoreDeletedDirectories,
  restoreDeletedFile,
} from '../media/index.ts';

export const restoreMediaInput = z.object({ id: idInput });

type Deletion = { id: number; kind: 'file' | 'directory'; path: string; name: string };

async function loadDeletion({ em }: Transaction, deletionID: number): Promise<Deletion> {
  const [deletion] = await query(
    em,
    sql<Deletion>`select id, kind, path, name from media_deletion
                   where id = ${deletionID} and not ${isBinTimeOverSql(sql.ref('deleted_at'))} for update`,
  );
  if (!deletion) throw new NotFound(Errors.invalid, 'media.id');
  return deletion;
}

async function restoreFile(tx: Transaction, { id: deletionID, path }: Deletion): Promise<void> {
  const fileID = await restoreDeletedFile(tx.em, deletionID, path);
  if (fileID === null) throw new NotFound(Errors.invalid, 'media.id');
  await tx.audit({ action: 'file.restored', subjectId: fileID });
  await tx.emit({ name: 'file.restored', fileID });
}

async function restoreDirectory(tx: Transaction, { id: deletionID, path, name }: Deletion): Promise<void> {
  await ensureDirectory(tx.em, path);
  const directories = await restoreDeletedDirectories(tx.em, deletionID);
  const directoryID = directories.find((directory) => directory.path === joinPath(path, name))?.id;
  if (directoryID === undefined) throw new NotFound(Errors.invalid, 'media.id');
  await tx.audit({ action: 'directory.restored', subjectId: directoryID });
  await tx.emit({ name: 'directory.restored', directoryID });
}

/**
 * Restores a file or folder from the bin to its old place. Returns its path. manage-media for that folder. 404 V_12
 * media.id, ML_02 if the name is taken now.
 */
export async function restoreMedia(context: Context, input: unknown): Promise<string> {
  authorize(context.viewer, true);
  const { id: deletionID } = parseInput(restoreMediaInput, input, 'media');
  try {
    return await inTransaction(context, async (tx) => {
      await lockDirectoryTree(tx.em);
      const deletion = await loadDeletion(tx, deletionID);
      authorize(tx.viewer, canManageMedia(tx.viewer, deletion.path));
      await (deletion.kind === 'file' ? restoreFile(tx, deletion) : restoreDirectory(tx, deletion));
      await query(tx.em, sql`delete from media_deletion where id = ${deletionID}`);
      return joinPath(deletion.path, deletion.name);
    });
  } catch (error) {
    const isTaken = error instanceof AppError && error.errors.some(({ code }) => code === Errors.nameTaken);
    throw isTaken ? InvalidInput.of(Errors.targetExists, 'media.id') : error;
  }
}
