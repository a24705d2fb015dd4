import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { NotFound, parseInput, textInput, textLimits, Errors } from '../shared/errors/index.ts';
import { type LibraryDirectory, type LibraryFile, toLibraryDirectory } from './library-file.ts';
import {
  findLibraryFile,
  hasDirectory,
  type LibraryContent,
  listDirectory,
  searchDirectory,
} from './library.queries.ts';
import { directoryPath } from './media-names.ts';

export const directoryInput = z.object({ path: directoryPath });

/** Returns a folder with its content. Signed in; 404 V_12 media.path. */
export async function getDirectory(context: Context, input: unknown): Promise<LibraryDirectory & LibraryContent> {
  requireViewer(context);
  const { path } = parseInput(directoryInput, input, 'media');
  if (!(await hasDirectory(context.em, path))) throw new NotFound(Errors.invalid, 'media.path');
  return { ...toLibraryDirectory(path), ...(await listDirectory(context.em, path)) };
}

export const searchFilesInput = z.object({
  searchTerm: textInput(textLimits.name)
    .nullish()
    .transform((value) => value ?? ''),
  directory: directoryPath.nullish().transform((value) => value ?? '/'),
});

/** Returns folders and files below a folder, by a part of their name. Signed in; 404 V_12 media.directory. */
export async function searchFiles(context: Context, input: unknown): Promise<LibraryContent> {
  requireViewer(context);
  const { searchTerm, directory } = parseInput(searchFilesInput, input, 'media');
  if (!(await hasDirectory(context.em, directory))) throw new NotFound(Errors.invalid, 'media.directory');
  return searchDirectory(context.em, directory, searchTerm);
}

/** Returns a file outside the bin, or null. Signed in. */
export async function getFile(context: Context, id: number): Promise<LibraryFile | null> {
  requireViewer(context);
  return findLibraryFile(context.em, id);
}
