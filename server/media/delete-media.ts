import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { id, InUse, InvalidInput, NotFound, parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { lockTree } from './directory-tree.ts';
import { findVisibleUsers } from './file-usage.queries.ts';
import { nameOf, parentOf } from './library-file.ts';
import { loadLibraryFile } from './library.queries.ts';
import { directoryInput } from './get-directory.ts';
import { canManageMedia } from './media.policy.ts';

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

/**
 * Puts a file into the bin, restorable for 30 days: manage-media for its folder.
 * 404 V_12 media.id, V_07 while a page that visitors see uses it, naming the pages.
 */
export async function deleteFile(context: Context, input: unknown): Promise<number> {
  authorize(context.viewer, true);
  const { id: fileID } = parseInput(deleteFileInput, input, 'media');
  return inTransaction(context, async (tx) => {
    await lockTree(tx.em);
    const { path, fileName } = await loadLibraryFile(tx.em, fileID);
    authorize(tx.viewer, canManageMedia(tx.viewer, path));
    const deletion = await insertDeletion(tx, { kind: 'file', path, name: fileName });
    await query(tx.em, sql`update file set deleted_at = now(), deletion_id = ${deletion} where id = ${fileID}`);
    await refuseIfVisible(tx, [fileID], 'media.id');
    await tx.audit({ action: 'file.deleted', subjectType: 'file', subjectId: fileID });
    await tx.emit({ name: 'file.deleted', fileID });
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

/** Puts a folder with all that lies below it into the bin. Errors as `deleteFile`; V_07 for the root. */
export async function deleteDirectory(context: Context, input: unknown): Promise<string> {
  authorize(context.viewer, true);
  const { path } = parseInput(directoryInput, input, 'media');
  authorize(context.viewer, canManageMedia(context.viewer, path));
  if (path === '/') throw InvalidInput.of('V_07', 'media.path');
  return inTransaction(context, async (tx) => {
    await lockTree(tx.em);
    const directoryID = await findDirectoryID(tx, path);
    const deletion = await insertDeletion(tx, { kind: 'directory', path: parentOf(path), name: nameOf(path) });
    await refuseIfVisible(tx, await markBelow(tx, path, deletion), 'media.path');
    await tx.audit({ action: 'directory.deleted', subjectType: 'directory', subjectId: directoryID });
    await tx.emit({ name: 'directory.deleted', directoryID });
    return path;
  });
}
