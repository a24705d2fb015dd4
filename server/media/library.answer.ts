import { z } from 'zod';
import { fileTypes } from './file.entity.ts';
import { type LibraryFile, libraryFileUrl } from './library-file.ts';

const pixels = z.int().positive();

/** A file as REST answers it. */
export const fileSchema = z
  .object({
    id: z.int().positive(),
    path: z.string().describe('the folder it lies in'),
    fileName: z.string(),
    defaultAltText: z.string(),
    shared: z.boolean(),
    type: z.enum(fileTypes),
    mimeType: z.string(),
    dimensions: z.object({ width: pixels, height: pixels }).nullable().describe('null where it is no picture'),
    fileSize: z.int().nonnegative().describe('bytes'),
    hash: z.string().describe('SHA-256 of the content'),
    url: z.string().describe('where the staff see it'),
  })
  .meta({ id: 'File' });

export function presentFile(file: LibraryFile): z.output<typeof fileSchema> {
  const { id, path, fileName, defaultAltText, shared, type, mimeType, width, height, fileSize, hash } = file;
  const dimensions = width && height ? { width, height } : null;
  const url = libraryFileUrl(id);
  return { id, path, fileName, defaultAltText, shared, type, mimeType, dimensions, fileSize, hash, url };
}
