import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { NotFound, parseInput, text, textLimits } from '../shared/errors/index.ts';
import { type LibraryDirectory, type LibraryFile, toDirectory } from './library-file.ts';
import {
  findLibraryFile,
  hasDirectory,
  type LibraryContent,
  listDirectory,
  searchDirectory,
} from './library.queries.ts';
import { directoryPath } from './media-names.ts';

export const directoryInput = z.object({ path: directoryPath });

/** A folder with what lies in it. Signed in; 404 V_12 media.path. */
export async function getDirectory(context: Context, input: unknown): Promise<LibraryDirectory & LibraryContent> {
  requireViewer(context);
  const { path } = parseInput(directoryInput, input, 'media');
  if (!(await hasDirectory(context.em, path))) throw new NotFound('V_12', 'media.path');
  return { ...toDirectory(path), ...(await listDirectory(context.em, path)) };
}

export const searchFilesInput = z.object({
  searchTerm: text(textLimits.name)
    .nullish()
    .transform((value) => value ?? ''),
  directory: directoryPath.nullish().transform((value) => value ?? '/'),
});

/** Folders and files below a folder, by a part of their name. Signed in; 404 V_12 media.directory. */
export async function searchFiles(context: Context, input: unknown): Promise<LibraryContent> {
  requireViewer(context);
  const { searchTerm, directory } = parseInput(searchFilesInput, input, 'media');
  if (!(await hasDirectory(context.em, directory))) throw new NotFound('V_12', 'media.directory');
  return searchDirectory(context.em, directory, searchTerm);
}

/** A file outside the bin, null where there is none. Signed in. */
export async function getFile(context: Context, id: number): Promise<LibraryFile | null> {
  requireViewer(context);
  return findLibraryFile(context.em, id);
}
