import type { Context } from '../shared/context.ts';
import { InvalidInput } from '../shared/errors/index.ts';
import { openUpload, type PendingUpload } from '../shared/graphql/index.ts';
import { addFile } from './add-file.ts';
import type { LibraryFile } from './library-file.ts';

/** Adds the file of a GraphQL request, read as it arrives. V_17 where the request has none; else errors as `addFile`. */
export async function addUpload(context: Context, path: string, pending: PendingUpload): Promise<LibraryFile> {
  const upload = await openUpload(pending);
  if (!upload || upload.fileName === '') throw InvalidInput.of('V_17', 'media.f');
  return addFile(context, { path, fileName: upload.fileName, stream: upload.stream });
}
