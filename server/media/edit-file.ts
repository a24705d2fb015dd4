import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { AppError, idInput, InvalidInput, parseInput, textInput, textLimits, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { changeTags, replaceTags, tagNamesInput } from '../tags/index.ts';
import { lockDirectory, lockDirectoryTree } from './directory-tree.ts';
import { type FocalPoint, outputFormatOf } from '../images/index.ts';
import type { LibraryFile } from './library-file.ts';
import { loadLibraryFile } from './library.queries.ts';
import { directoryPath, mediaName } from './media-names.ts';
import { canManageMedia } from './media.policy.ts';

const isWithinImage = ({ x, y }: FocalPoint): boolean => Math.min(x, y) >= 0 && Math.max(x, y) <= 1;

/** Properties that are left out do not change. */
export const editFileInput = z.object({
  id: idInput,
  newPath: directoryPath.nullish(),
  newFileName: mediaName.nullish(),
  defaultAltText: textInput(textLimits.description).nullish(),
  shared: z.boolean().nullish(),
  tags: tagNamesInput.nullish(),
  addTags: tagNamesInput.nullish(),
  removeTags: tagNamesInput.nullish(),
  focalPoint: z.object({ x: z.number(), y: z.number() }).refine(isWithinImage).nullish(),
});

export const moveFileInput = editFileInput.pick({ id: true, newFileName: true }).extend({ newPath: directoryPath });

const fields = ['path', 'fileName', 'defaultAltText', 'shared', 'focalPoint'] as const;
type FileFields = Pick<LibraryFile, (typeof fields)[number]>;
type Input = z.output<typeof editFileInput>;

function applyInput(file: LibraryFile, input: Input): FileFields {
  if (input.focalPoint && !outputFormatOf(file.mimeType)) throw InvalidInput.of(Errors.invalid, 'media.focalPoint');
  return {
    path: input.newPath ?? file.path,
    fileName: input.newFileName ?? file.fileName,
    defaultAltText: input.defaultAltText ?? file.defaultAltText,
    shared: input.shared ?? file.shared,
    focalPoint: input.focalPoint === undefined ? file.focalPoint : input.focalPoint,
  };
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A taken name has another error code for moving a file than for adding one. */
export function toMoveError(error: unknown, property: string): unknown {
  const isTaken = error instanceof AppError && error.errors.some(({ code }) => code === Errors.nameTaken);
  return isTaken ? InvalidInput.of(Errors.targetExists, property) : error;
}

async function writeFields(tx: Transaction, file: LibraryFile, newFields: FileFields): Promise<string[]> {
  const changed = fields.filter((field) => !isEqual(file[field], newFields[field]));
  if (changed.length === 0) return changed;
  const directory = await lockDirectory(tx.em, newFields.path, 'media.newPath');
  await query(
    tx.em,
    sql`update file set directory_id = ${directory.id}, file_name = ${newFields.fileName},
          default_alt_text = ${newFields.defaultAltText}, shared = ${newFields.shared},
          focal_x = ${newFields.focalPoint?.x ?? null}, focal_y = ${newFields.focalPoint?.y ?? null} where id = ${file.id}`,
  );
  return changed;
}

/** Replaces all tags if `tags` is given, then adds and removes tags. Returns the changed field. */
async function writeTags(tx: Transaction, { id }: LibraryFile, input: Input): Promise<string[]> {
  const { tags, addTags, removeTags } = input;
  const file = { kind: 'file', id } as const;
  const change = { add: addTags ?? [], remove: removeTags ?? [], property: 'media.addTags' };
  const isReplaced = tags ? await replaceTags(tx.em, file, tags) : false;
  const isChanged = addTags || removeTags ? await changeTags(tx.em, file, change) : false;
  return isReplaced || isChanged ? ['tags'] : [];
}

async function writeFile(tx: Transaction, file: LibraryFile, input: Input): Promise<LibraryFile> {
  const newFields = applyInput(file, input);
  authorize(tx.viewer, canManageMedia(tx.viewer, newFields.path));
  const changedFields = [...(await writeFields(tx, file, newFields)), ...(await writeTags(tx, file, input))];
  if (changedFields.length === 0) return file;
  await tx.audit({ action: 'file.edited', subjectId: file.id, changedFields });
  await tx.emit({ name: changedFields.includes('focalPoint') ? 'file.refocused' : 'file.edited', fileID: file.id });
  return { ...file, ...newFields };
}

async function changeFile(context: Context, input: Input): Promise<LibraryFile> {
  const change = inTransaction(context, async (tx) => {
    await lockDirectoryTree(tx.em);
    const file = await loadLibraryFile(tx.em, input.id);
    authorize(tx.viewer, canManageMedia(tx.viewer, file.path));
    return writeFile(tx, file, input);
  });
  return change.catch((error: unknown) => {
    throw toMoveError(error, 'media.newFileName');
  });
}

/**
 * Changes the properties of a file: folder, name, alternative text, shared mark, tags and focal point. manage-media for
 * both folders. 404 V_12 media.id and media.newPath, ML_02 if the target exists, V_12 on media.focalPoint for a file
 * that is not an image; V_12, V_14 and V_16.
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
