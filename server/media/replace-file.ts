import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { idInput, InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import type { StagedFile } from '../shared/storage/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { z } from 'zod';
import type { IncomingFile } from './add-file.ts';
import { fileTypeOf } from './content-type.ts';
import type { ConfirmContentLock } from './content-lock.ts';
import { withStoredContents } from './file-content.ts';
import type { LibraryFile } from './library-file.ts';
import { loadLibraryFile, lockLibraryFiles } from './library.queries.ts';
import { canManageMedia } from './media.policy.ts';
import { outputFormatOf } from '../images/index.ts';
import { type ExaminedFile, examineFile, receiveFile } from './receive-file.ts';

const replaceFileInput = z.object({ id: idInput });

const isImage = (mimeType: string): boolean => outputFormatOf(mimeType) !== null;

/**
 * An image can only be replaced by an image, a document by a document, since pages show them. A video has no bytes
 * here.
 */
function requireSameKind(file: LibraryFile, mimeType: string): void {
  const isSameKind = file.address === null && isImage(file.mimeType) === isImage(mimeType);
  if (!isSameKind) throw InvalidInput.of(Errors.invalid, 'media.f');
}

type Replacement = { fileID: number; examined: ExaminedFile; confirmLock: ConfirmContentLock };

async function writeContent(tx: Transaction, { fileID, examined, confirmLock }: Replacement): Promise<LibraryFile> {
  const { staged, mimeType, width, height } = examined;
  // Locked from here on: of two concurrent replacements, the later one sees the result of the earlier one.
  const [file] = await lockLibraryFiles(tx.em, [fileID], 'media.id');
  if (!file) throw new Error('a locked file is missing');
  authorize(tx.viewer, canManageMedia(tx.viewer, file.path));
  requireSameKind(file, mimeType);
  if (file.hash === staged.hash) return file;
  await confirmLock(tx.em);
  await query(
    tx.em,
    sql`update file set hash = ${staged.hash}, file_size = ${staged.size}, mime_type = ${mimeType},
          type = ${fileTypeOf(mimeType)}, width = ${width}, height = ${height} where id = ${file.id}`,
  );
  await tx.audit({ action: 'file.replaced', subjectId: file.id, changedFields: ['content'] });
  await tx.emit({ name: 'file.replaced', fileID: file.id });
  return loadLibraryFile(tx.em, file.id);
}

type ReceivedFile = { file: LibraryFile; fileName: string; received: StagedFile };

async function replaceContent(context: Context, { file, fileName, received }: ReceivedFile): Promise<LibraryFile> {
  const examined = await examineFile(context, received, fileName);
  await using staged = examined.staged;
  requireSameKind(file, examined.mimeType);
  return await withStoredContents(context, [staged], (confirmLock) =>
    inTransaction(context, (tx) => writeContent(tx, { fileID: file.id, examined, confirmLock })),
  );
}

/**
 * Replaces the bytes of a file by others of the same kind. Id, name, texts and tags stay, and every page that uses it
 * changes at once. manage-media for its folder. 404 V_12 media.id, ML_01 too large, V_12 media.f for another kind of
 * content.
 */
export async function replaceFile(
  context: Context,
  { id: fileID, fileName, stream }: { id: unknown } & IncomingFile,
): Promise<LibraryFile> {
  authorize(context.viewer, true);
  const input = parseInput(replaceFileInput, { id: fileID }, 'media');
  const file = await loadLibraryFile(context.em, input.id);
  authorize(context.viewer, canManageMedia(context.viewer, file.path));
  await using received = await receiveFile(context, stream);
  return await replaceContent(context, { file, fileName, received });
}
