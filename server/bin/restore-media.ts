import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { isBinTimeOverSql } from '../shared/database/bin-time.ts';
import { query, sql } from '../shared/database/query.ts';
import { AppError, idInput, InvalidInput, NotFound, parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { ensureDirectory, lockDirectoryTree, joinPath, canManageMedia } from '../media/index.ts';

export const restoreMediaInput = z.object({ id: idInput });

type Deletion = { id: number; kind: 'file' | 'directory'; path: string; name: string };

async function loadDeletion({ em }: Transaction, deletionID: number): Promise<Deletion> {
  const [deletion] = await query(
    em,
    sql<Deletion>`select id, kind, path, name from media_deletion
                   where id = ${deletionID} and not ${isBinTimeOverSql(sql.ref('deleted_at'))} for update`,
  );
  if (!deletion) throw new NotFound('V_12', 'media.id');
  return deletion;
}

/** Restores a file to its folder, which may have moved. A deleted folder is created again at its old path. */
async function restoreFile(tx: Transaction, { id: deletionID, path }: Deletion): Promise<void> {
  const [file] = await query(
    tx.em,
    sql<{ id: number; isFolderDeleted: boolean }>`
      select f.id, d.deleted_at is not null as "isFolderDeleted" from file f join directory d on d.id = f.directory_id
      where f.deletion_id = ${deletionID}`,
  );
  if (!file) throw new NotFound('V_12', 'media.id');
  if (file.isFolderDeleted) {
    const directory = await ensureDirectory(tx.em, path);
    await query(tx.em, sql`update file set directory_id = ${directory.id} where id = ${file.id}`);
  }
  await query(tx.em, sql`update file set deleted_at = null, deletion_id = null where id = ${file.id}`);
  await tx.audit({ action: 'file.restored', subjectType: 'file', subjectId: file.id });
  await tx.emit({ name: 'file.restored', fileID: file.id });
}

async function restoreDirectory(tx: Transaction, { id: deletionID, path, name }: Deletion): Promise<void> {
  await ensureDirectory(tx.em, path);
  const directories = await query(
    tx.em,
    sql<{ id: number; path: string }>`update directory set deleted_at = null, deletion_id = null
                                      where deletion_id = ${deletionID} returning id, path`,
  );
  await query(tx.em, sql`update file set deleted_at = null, deletion_id = null where deletion_id = ${deletionID}`);
  const directoryID = directories.find((directory) => directory.path === joinPath(path, name))?.id;
  if (directoryID === undefined) throw new NotFound('V_12', 'media.id');
  await tx.audit({ action: 'directory.restored', subjectType: 'directory', subjectId: directoryID });
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
    const isTaken = error instanceof AppError && error.errors.some(({ code }) => code === 'ML_03');
    throw isTaken ? InvalidInput.of('ML_02', 'media.id') : error;
  }
}
