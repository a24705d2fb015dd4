import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { AppError, id, InvalidInput, parseInput, text, textLimits } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { replaceTags, tagNames } from '../tags/index.ts';
import { holdDirectory, lockTree } from './directory-tree.ts';
import type { FocalPoint } from './image-hash.ts';
import type { LibraryFile } from './library-file.ts';
import { loadLibraryFile } from './library.queries.ts';
import { directoryPath, mediaName } from './media-names.ts';
import { canManageMedia } from './media.policy.ts';
import { formatOfType } from './picture-format.ts';

const isWithinPicture = ({ x, y }: FocalPoint): boolean => Math.min(x, y) >= 0 && Math.max(x, y) <= 1;

/** What is left out stays as it is. */
export const editFileInput = z.object({
  id,
  newPath: directoryPath.nullish(),
  newFileName: mediaName.nullish(),
  defaultAltText: text(textLimits.description).nullish(),
  shared: z.boolean().nullish(),
  tags: tagNames.nullish(),
  focalPoint: z.object({ x: z.number(), y: z.number() }).refine(isWithinPicture).nullish(),
});

export const moveFileInput = editFileInput.pick({ id: true, newFileName: true }).extend({ newPath: directoryPath });

const fields = ['path', 'fileName', 'defaultAltText', 'shared', 'focalPoint'] as const;
type Wanted = Pick<LibraryFile, (typeof fields)[number]>;
type Input = z.output<typeof editFileInput>;

function applyInput(file: LibraryFile, input: Input): Wanted {
  if (input.focalPoint && !formatOfType(file.mimeType)) throw InvalidInput.of('V_12', 'media.focalPoint');
  return {
    path: input.newPath ?? file.path,
    fileName: input.newFileName ?? file.fileName,
    defaultAltText: input.defaultAltText ?? file.defaultAltText,
    shared: input.shared ?? file.shared,
    focalPoint: input.focalPoint === undefined ? file.focalPoint : input.focalPoint,
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** For whoever moves a file, a taken name is another code than for whoever adds one. */
export function toMoveError(error: unknown, property: string): unknown {
  const isTaken = error instanceof AppError && error.errors.some(({ code }) => code === 'ML_03');
  return isTaken ? InvalidInput.of('ML_02', property) : error;
}

async function writeFields(tx: Transaction, file: LibraryFile, wanted: Wanted): Promise<string[]> {
  const changed = fields.filter((field) => !isSame(file[field], wanted[field]));
  if (changed.length === 0) return changed;
  const directory = await holdDirectory(tx.em, wanted.path, 'media.newPath');
  await query(
    tx.em,
    sql`update file set directory_id = ${directory.id}, file_name = ${wanted.fileName},
          default_alt_text = ${wanted.defaultAltText}, shared = ${wanted.shared},
          focal_x = ${wanted.focalPoint?.x ?? null}, focal_y = ${wanted.focalPoint?.y ?? null} where id = ${file.id}`,
  );
  return changed;
}

async function writeTags(tx: Transaction, { id: fileID }: LibraryFile, tags: Input['tags']): Promise<string[]> {
  return tags && (await replaceTags(tx.em, { kind: 'file', id: fileID }, tags)) ? ['tags'] : [];
}

async function writeFile(tx: Transaction, file: LibraryFile, input: Input): Promise<LibraryFile> {
  const wanted = applyInput(file, input);
  authorize(tx.viewer, canManageMedia(tx.viewer, wanted.path));
  const changedFields = [...(await writeFields(tx, file, wanted)), ...(await writeTags(tx, file, input.tags))];
  if (changedFields.length === 0) return file;
  await tx.audit({ action: 'file.edited', subjectType: 'file', subjectId: file.id, changedFields });
  await tx.emit({ name: changedFields.includes('focalPoint') ? 'file.refocused' : 'file.edited', fileID: file.id });
  return { ...file, ...wanted };
}

async function changeFile(context: Context, input: Input): Promise<LibraryFile> {
  const change = inTransaction(context, async (tx) => {
    await lockTree(tx.em);
    const file = await loadLibraryFile(tx.em, input.id);
    authorize(tx.viewer, canManageMedia(tx.viewer, file.path));
    return writeFile(tx, file, input);
  });
  return change.catch((error: unknown) => {
    throw toMoveError(error, 'media.newFileName');
  });
}

/**
 * Changes what is kept about a file: its folder, name, alternative text, mark, tags and focal point.
 * manage-media for both folders. 404 V_12 media.id and media.newPath, ML_02 where the target exists,
 * V_12 on media.focalPoint of what is no picture; V_12, V_14 and V_16.
 */
export async function editFile(context: Context, input: unknown): Promise<LibraryFile> {
  authorize(context.viewer, true);
  return changeFile(context, parseInput(editFileInput, input, 'media'));
}

/** Moves or renames a file. Errors as `editFile`, and V_01 on media.newPath. */
export async function moveFile(context: Context, input: unknown): Promise<LibraryFile> {
  authorize(context.viewer, true);
  return changeFile(context, parseInput(moveFileInput, input, 'media'));
}
