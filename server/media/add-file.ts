import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { InvalidInput, NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import type { StagedFile } from '../shared/storage/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { fileTypeOf } from './content-type.ts';
import { lockDirectory } from './directory-tree.ts';
import { File } from './file.entity.ts';
import { checkFileName } from './file.queries.ts';
import type { ConfirmContentLock } from './content-lock.ts';
import { withStoredContents } from './file-content.ts';
import type { LibraryFile } from './library-file.ts';
import { loadLibraryFile } from './library.queries.ts';
import { directoryPath, mediaName } from './media-names.ts';
import { canManageMedia } from './media.policy.ts';
import { type ExaminedFile, examineFile, receiveFile } from './receive-file.ts';

const fileLocationSchema = z.object({ path: directoryPath, fileName: mediaName });
type FileLocation = z.output<typeof fileLocationSchema>;

async function insertFile(tx: Transaction, location: FileLocation, examined: ExaminedFile): Promise<LibraryFile> {
  const { staged, mimeType, width, height } = examined;
  const directory = await lockDirectory(tx.em, location.path, 'media.path');
  const file = tx.em.create(File, {
    directoryId: directory.id,
    fileName: location.fileName,
    type: fileTypeOf(mimeType),
    mimeType,
    width,
    height,
    fileSize: staged.size,
    hash: staged.hash,
    createdBy: tx.viewer?.id ?? null,
    address: null,
    focalX: null,
    focalY: null,
    deletedAt: null,
    deletionId: null,
  });
  await tx.em.flush();
  return loadLibraryFile(tx.em, file.id);
}

/** Checks what can be refused before any byte is read: 403, 404 V_12 media.path, ML_03. */
async function validateUpload(context: Context, input: { path: unknown; fileName: unknown }): Promise<FileLocation> {
  const location = parseInput(fileLocationSchema, input, 'media');
  authorize(context.viewer, canManageMedia(context.viewer, location.path));
  const folder = await checkFileName(context.em, location);
  if (!folder) throw new NotFound(Errors.invalid, 'media.path');
  if (folder.taken) throw InvalidInput.of(Errors.nameTaken, 'media.fileName');
  return location;
}

/** Bytes as they arrive in a form or a GraphQL request. */
export type IncomingFile = { fileName: string; stream: AsyncIterable<Uint8Array> };

type ReceivedFile = { location: FileLocation; examined: ExaminedFile; confirmLock: ConfirmContentLock };

function writeFile(context: Context, { location, examined, confirmLock }: ReceivedFile): Promise<LibraryFile> {
  return inTransaction(context, async (tx) => {
    const file = await insertFile(tx, location, examined);
    await confirmLock(tx.em);
    await tx.audit({ action: 'file.added', subjectId: file.id });
    await tx.emit({ name: 'file.added', fileID: file.id });
    return file;
  });
}

async function storeFile(context: Context, location: FileLocation, received: StagedFile): Promise<LibraryFile> {
  const examined = await examineFile(context, received, location.fileName);
  await using staged = examined.staged;
  return await withStoredContents(context, [staged], (confirmLock) =>
    writeFile(context, { location, examined, confirmLock }),
  );
}

/** Adds bytes that were received already (`receiveFile`), and discards them in any case. Errors as `addFile`. */
export async function addReceivedFile(
  context: Context,
  input: { path: unknown; fileName: unknown; received: StagedFile },
): Promise<LibraryFile> {
  await using received = input.received;
  return await storeFile(context, await validateUpload(context, input), received);
}

/**
 * Adds a file to a folder of the library: manage-media for that folder. V_12, V_14, V_16 on the name or path, 404 V_12
 * unknown path, ML_01 too large, ML_03 name taken, V_12 on media.f for content that is not accepted.
 */
export async function addFile(context: Context, input: { path: string } & IncomingFile): Promise<LibraryFile> {
  await validateUpload(context, input);
  return addReceivedFile(context, { ...input, received: await receiveFile(context, input.stream) });
}

/** Adds one of the stored files within a transaction, by its index. */
export type AddStoredFile = (context: Context, index: number) => Promise<LibraryFile>;

/**
 * Stores files for the root folder, then runs `write`, whose transaction adds each of them. Permissions and errors as
 * `addFile`.
 */
export async function withStoredFiles<Result>(
  context: Context,
  incoming: readonly IncomingFile[],
  write: (add: AddStoredFile) => Promise<Result>,
): Promise<Result> {
  await using staged = new AsyncDisposableStack();
  const files: Omit<ReceivedFile, 'confirmLock'>[] = [];
  for (const { fileName, stream } of incoming) {
    const location = await validateUpload(context, { path: '/', fileName });
    const received = staged.use(await receiveFile(context, stream));
    const examined = await examineFile(context, received, fileName);
    staged.use(examined.staged);
    files.push({ location, examined });
  }
  const contents = files.map(({ examined }) => examined.staged);
  // Awaited here: the received bytes are discarded when this function returns.
  return await withStoredContents(context, contents, (confirmLock) =>
    write((inner, index) => {
      const file = files[index];
      if (!file) throw new Error('the file was not stored');
      return writeFile(inner, { ...file, confirmLock });
    }),
  );
}
