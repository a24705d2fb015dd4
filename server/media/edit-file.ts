import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { AppError, id, InvalidInput, parseInput, text, textLimits } from '../shared/errors/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { holdDirectory, lockTree } from './directory-tree.ts';
import type { LibraryFile } from './library-file.ts';
import { loadLibraryFile } from './library.queries.ts';
import { directoryPath, mediaName } from './media-names.ts';
import { canManageMedia } from './media.policy.ts';

/** What is left out stays as it is. */
export const editFileInput = z.object({
  id,
  newPath: directoryPath.nullish(),
  newFileName: mediaName.nullish(),
  defaultAltText: text(textLimits.description).nullish(),
  shared: z.boolean().nullish(),
});

export const moveFileInput = editFileInput.pick({ id: true, newFileName: true }).extend({ newPath: directoryPath });

type Wanted = Pick<LibraryFile, 'path' | 'fileName' | 'defaultAltText' | 'shared'>;

function applyInput(file: LibraryFile, input: z.output<typeof editFileInput>): Wanted {
  return {
    path: input.newPath ?? file.path,
    fileName: input.newFileName ?? file.fileName,
    defaultAltText: input.defaultAltText ?? file.defaultAltText,
    shared: input.shared ?? file.shared,
  };
}

const fields = ['path', 'fileName', 'defaultAltText', 'shared'] as const;

/** For whoever moves a file, a taken name is another code than for whoever adds one. */
function toMoveError(error: unknown): unknown {
  const isTaken = error instanceof AppError && error.errors.some(({ code }) => code === 'ML_03');
  return isTaken ? InvalidInput.of('ML_02', 'media.newFileName') : error;
}

async function writeFile(tx: Transaction, file: LibraryFile, wanted: Wanted): Promise<LibraryFile> {
  const changedFields = fields.filter((field) => file[field] !== wanted[field]);
  if (changedFields.length === 0) return file;
  const directory = await holdDirectory(tx.em, wanted.path, 'media.newPath');
  await query(
    tx.em,
    sql`update file set directory_id = ${directory.id}, file_name = ${wanted.fileName},
          default_alt_text = ${wanted.defaultAltText}, shared = ${wanted.shared} where id = ${file.id}`,
  );
  await tx.audit({ action: 'file.edited', subjectType: 'file', subjectId: file.id, changedFields });
  await tx.emit({ name: 'file.edited', fileID: file.id });
  return { ...file, ...wanted };
}

async function changeFile(context: Context, input: z.output<typeof editFileInput>): Promise<LibraryFile> {
  const { viewer } = context;
  const change = inTransaction(context, async (tx) => {
    await lockTree(tx.em);
    const file = await loadLibraryFile(tx.em, input.id);
    const wanted = applyInput(file, input);
    authorize(viewer, canManageMedia(viewer, file.path) && canManageMedia(viewer, wanted.path));
    return writeFile(tx, file, wanted);
  });
  return change.catch((error: unknown) => {
    throw toMoveError(error);
  });
}

/**
 * Changes what is kept about a file: its folder, name, alternative text and mark. manage-media for both folders.
 * 404 V_12 media.id and media.newPath, ML_02 where the target exists, V_12, V_14 and V_16.
 */
export function editFile(context: Context, input: unknown): Promise<LibraryFile> {
  authorize(context.viewer, true);
  return changeFile(context, parseInput(editFileInput, input, 'media'));
}

/** Moves or renames a file. Errors as `editFile`, and V_01 on media.newPath. */
export function moveFile(context: Context, input: unknown): Promise<LibraryFile> {
  authorize(context.viewer, true);
  return changeFile(context, parseInput(moveFileInput, input, 'media'));
}
