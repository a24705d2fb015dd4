import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { lockDirectory, lockDirectoryTree } from './directory-tree.ts';
import { type LibraryDirectory, parentPathOf, toLibraryDirectory } from './library-file.ts';
import { hasDirectory } from './library.queries.ts';
import { directoryPath, maxPathBytes } from './media-names.ts';
import { canManageMedia, isPathWithin } from './media.policy.ts';

export const moveDirectoryInput = z.object({ oldPath: directoryPath, newPath: directoryPath });
type Move = z.output<typeof moveDirectoryInput>;

async function checkTarget(em: EntityManager, { oldPath, newPath }: Move): Promise<void> {
  await lockDirectory(em, parentPathOf(newPath), 'media.newPath');
  if (await hasDirectory(em, newPath)) throw InvalidInput.of(Errors.targetExists, 'media.newPath');
  const [longest] = await query(
    em,
    sql<{ bytes: number | null }>`select max(octet_length(path)) - ${Buffer.byteLength(oldPath)}::int as bytes
                                  from directory where starts_with(path, ${`${oldPath}/`}) and deleted_at is null`,
  );
  if (Buffer.byteLength(newPath) + (longest?.bytes ?? 0) > maxPathBytes)
    throw InvalidInput.of(Errors.tooLong, 'media.newPath');
}

/** Gives the folder and all below it their new paths. Files refer to folders by id. */
async function rewritePaths(em: EntityManager, { oldPath, newPath }: Move): Promise<{ id: number }> {
  const rows = await query(
    em,
    sql<{ id: number; path: string }>`
      update directory set path = ${newPath} || substr(path, char_length(${oldPath}::text) + 1)
      where (path = ${oldPath} or starts_with(path, ${`${oldPath}/`})) and deleted_at is null
      returning id, path`,
  );
  const moved = rows.find(({ path }) => path === newPath);
  if (!moved) throw new NotFound(Errors.invalid, 'media.oldPath');
  return moved;
}

/** Moves a folder in a transaction that has locked the tree, with a check of permissions. Errors as `moveDirectory`. */
export async function moveDirectoryInTransaction(tx: Transaction, move: Move): Promise<LibraryDirectory> {
  const { oldPath, newPath } = move;
  authorize(tx.viewer, canManageMedia(tx.viewer, oldPath) && canManageMedia(tx.viewer, newPath));
  if (oldPath === '/') throw InvalidInput.of(Errors.invalidState, 'media.oldPath');
  if (!(await hasDirectory(tx.em, oldPath))) throw new NotFound(Errors.invalid, 'media.oldPath');
  if (isPathWithin(newPath, oldPath)) throw InvalidInput.of(Errors.invalidState, 'media.newPath');
  await checkTarget(tx.em, move);
  const { id } = await rewritePaths(tx.em, move);
  await tx.audit({ action: 'directory.moved', subjectId: id, changedFields: ['path'] });
  await tx.emit({ name: 'directory.moved', directoryID: id });
  return toLibraryDirectory(newPath);
}

/**
 * Moves or renames a folder with everything in it: manage-media for both places. 404 V_12 media.oldPath and
 * media.newPath (its parent), ML_02 if the target exists, V_07 for the root and for a folder into itself, V_14 if a
 * path becomes too long.
 */
export async function moveDirectory(context: Context, input: unknown): Promise<LibraryDirectory> {
  authorize(context.viewer, true);
  const move = parseInput(moveDirectoryInput, input, 'media');
  return inTransaction(context, async (tx) => {
    await lockDirectoryTree(tx.em);
    return moveDirectoryInTransaction(tx, move);
  });
}
