import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { InvalidInput, NotFound, parseInput } from '../shared/errors/index.ts';
import type { StagedFile } from '../shared/storage/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { fileTypeOf } from './content-type.ts';
import { holdDirectory } from './directory-tree.ts';
import { File } from './file.entity.ts';
import { findPlace } from './file.queries.ts';
import type { ConfirmHold } from './content-hold.ts';
import { withStoredContents } from './file-content.ts';
import type { LibraryFile } from './library-file.ts';
import { loadLibraryFile } from './library.queries.ts';
import { directoryPath, mediaName } from './media-names.ts';
import { canManageMedia } from './media.policy.ts';
import { type ExaminedFile, examineFile, receiveFile } from './receive-file.ts';

const placeSchema = z.object({ path: directoryPath, fileName: mediaName });
type Place = z.output<typeof placeSchema>;

async function insertFile(tx: Transaction, place: Place, examined: ExaminedFile): Promise<LibraryFile> {
  const { staged, mimeType, width, height } = examined;
  const directory = await holdDirectory(tx.em, place.path, 'media.path');
  const file = tx.em.create(File, {
    directoryId: directory.id,
    fileName: place.fileName,
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

/** What can be refused before any byte is read: 403, 404 V_12 media.path, ML_03. */
async function readPlace(context: Context, input: { path: unknown; fileName: unknown }): Promise<Place> {
  const place = parseInput(placeSchema, input, 'media');
  authorize(context.viewer, canManageMedia(context.viewer, place.path));
  const state = await findPlace(context.em, place);
  if (!state) throw new NotFound('V_12', 'media.path');
  if (state.taken) throw InvalidInput.of('ML_03', 'media.fileName');
  return place;
}

/** Bytes as they come: with the rest of a form, or of a GraphQL request. */
export type IncomingFile = { fileName: string; stream: AsyncIterable<Uint8Array> };

type StoredFile = { place: Place; examined: ExaminedFile; confirm: ConfirmHold };

function writeFile(context: Context, { place, examined, confirm }: StoredFile): Promise<LibraryFile> {
  return inTransaction(context, async (tx) => {
    const file = await insertFile(tx, place, examined);
    await confirm(tx.em);
    await tx.audit({ action: 'file.added', subjectType: 'file', subjectId: file.id });
    await tx.emit({ name: 'file.added', fileID: file.id });
    return file;
  });
}

async function keepFile(context: Context, place: Place, received: StagedFile): Promise<LibraryFile> {
  const examined = await examineFile(context, received, place.fileName);
  try {
    return await withStoredContents(context, [examined.staged], (confirm) =>
      writeFile(context, { place, examined, confirm }),
    );
  } finally {
    await context.services.storage.discard(examined.staged);
  }
}

/** Adds bytes that were received already (`receiveFile`), which are gone afterwards in any case. Errors as `addFile`. */
export async function addReceivedFile(
  context: Context,
  input: { path: unknown; fileName: unknown; received: StagedFile },
): Promise<LibraryFile> {
  try {
    return await keepFile(context, await readPlace(context, input), input.received);
  } finally {
    await context.services.storage.discard(input.received);
  }
}

/**
 * Adds a file to a folder of the library: manage-media for that folder.
 * V_12, V_14, V_16 on the name or path, 404 V_12 unknown path, ML_01 too large, ML_03 name taken,
 * V_12 on media.f for content that is not taken.
 */
export async function addFile(context: Context, input: { path: string } & IncomingFile): Promise<LibraryFile> {
  await readPlace(context, input);
  return addReceivedFile(context, { ...input, received: await receiveFile(context, input.stream) });
}

/** Adds a file of a group, within a transaction, by its place in the list. */
export type AddStoredFile = (context: Context, index: number) => Promise<LibraryFile>;

/**
 * Stores many files of the root folder, then runs `write`, whose transaction adds each of them. Rights and errors as
 * `addFile`.
 */
export async function withStoredFiles<Result>(
  context: Context,
  incoming: readonly IncomingFile[],
  write: (add: AddStoredFile) => Promise<Result>,
): Promise<Result> {
  await using received = new AsyncDisposableStack();
  const files: Omit<StoredFile, 'confirm'>[] = [];
  for (const { fileName, stream } of incoming) {
    const place = await readPlace(context, { path: '/', fileName });
    const examined = await examineFile(context, await receiveFile(context, stream), fileName);
    received.defer(() => context.services.storage.discard(examined.staged));
    files.push({ place, examined });
  }
  const contents = files.map(({ examined }) => examined.staged);
  // Awaited here: what was received is removed when this function returns.
  return await withStoredContents(context, contents, (confirm) =>
    write((inner, index) => {
      const file = files[index];
      if (!file) throw new Error('there is no such file');
      return writeFile(inner, { ...file, confirm });
    }),
  );
}
