import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, NotFound, parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { holdDirectory, lockTree } from './directory-tree.ts';
import { type LibraryDirectory, parentOf, toDirectory } from './library-file.ts';
import { hasDirectory } from './library.queries.ts';
import { directoryPath, maxPathBytes } from './media-names.ts';
import { canManageMedia, isWithin } from './media.policy.ts';

export const moveDirectoryInput = z.object({ oldPath: directoryPath, newPath: directoryPath });
type Move = z.output<typeof moveDirectoryInput>;

async function checkTarget(em: EntityManager, { oldPath, newPath }: Move): Promise<void> {
  await holdDirectory(em, parentOf(newPath), 'media.newPath');
  if (await hasDirectory(em, newPath)) throw InvalidInput.of('ML_02', 'media.newPath');
  const [longest] = await query(
    em,
    sql<{ bytes: number | null }>`select max(octet_length(path)) - ${Buffer.byteLength(oldPath)}::int as bytes
                                  from directory where starts_with(path, ${`${oldPath}/`}) and deleted_at is null`,
  );
  if (Buffer.byteLength(newPath) + (longest?.bytes ?? 0) > maxPathBytes) throw InvalidInput.of('V_14', 'media.newPath');
}

/** The folder and all below it get their new paths at once; their files lie in them as before. */
async function rewritePaths(em: EntityManager, { oldPath, newPath }: Move): Promise<{ id: number }> {
  const rows = await query(
    em,
    sql<{ id: number; path: string }>`
      update directory set path = ${newPath} || substr(path, char_length(${oldPath}::text) + 1)
      where (path = ${oldPath} or starts_with(path, ${`${oldPath}/`})) and deleted_at is null
      returning id, path`,
  );
  const moved = rows.find(({ path }) => path === newPath);
  if (!moved) throw new NotFound('V_12', 'media.oldPath');
  return moved;
}

/** Moves a folder in a transaction that has locked the tree, for who may. Errors as `moveDirectory`. */
export async function writeMove(tx: Transaction, move: Move): Promise<LibraryDirectory> {
  const { oldPath, newPath } = move;
  authorize(tx.viewer, canManageMedia(tx.viewer, oldPath) && canManageMedia(tx.viewer, newPath));
  if (oldPath === '/') throw InvalidInput.of('V_07', 'media.oldPath');
  if (!(await hasDirectory(tx.em, oldPath))) throw new NotFound('V_12', 'media.oldPath');
  if (isWithin(newPath, oldPath)) throw InvalidInput.of('V_07', 'media.newPath');
  await checkTarget(tx.em, move);
  const { id } = await rewritePaths(tx.em, move);
  await tx.audit({ action: 'directory.moved', subjectType: 'directory', subjectId: id, changedFields: ['path'] });
  await tx.emit({ name: 'directory.moved', directoryID: id });
  return toDirectory(newPath);
}

/**
 * Moves or renames a folder with all that lies below it: manage-media for both places.
 * 404 V_12 media.oldPath and media.newPath (its parent), ML_02 where the target exists,
 * V_07 for the root and for a folder into itself, V_14 where a path becomes too long.
 */
export async function moveDirectory(context: Context, input: unknown): Promise<LibraryDirectory> {
  authorize(context.viewer, true);
  const move = parseInput(moveDirectoryInput, input, 'media');
  return inTransaction(context, async (tx) => {
    await lockTree(tx.em);
    return writeMove(tx, move);
  });
}
