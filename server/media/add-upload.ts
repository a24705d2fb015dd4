import type { Context } from '../shared/context.ts';
import { InvalidInput, Errors } from '../shared/errors/index.ts';
import { openUpload, type PendingUpload } from '../shared/graphql/index.ts';
import { addFile, type IncomingFile } from './add-file.ts';
import type { LibraryFile } from './library-file.ts';
import { replaceFile } from './replace-file.ts';

/** Opens the file of a GraphQL request as a stream. V_17 if there is none. */
async function openFile(pending: PendingUpload): Promise<IncomingFile> {
  const upload = await openUpload(pending);
  if (!upload || upload.fileName === '') throw InvalidInput.of(Errors.fileRequired, 'media.f');
  return upload;
}

/** Adds the file of a GraphQL request. V_17 if there is none; otherwise errors as `addFile`. */
export async function addUpload(context: Context, path: string, pending: PendingUpload): Promise<LibraryFile> {
  return addFile(context, { path, ...(await openFile(pending)) });
}

/** Replaces a file by that of a GraphQL request. V_17 if there is none; otherwise errors as `replaceFile`. */
export async function replaceWithUpload(context: Context, id: number, pending: PendingUpload): Promise<LibraryFile> {
  return replaceFile(context, { id, ...(await openFile(pending)) });
}
