import { z } from 'zod';
import { fileTypes } from './file.entity.ts';
import { type LibraryFile, libraryFileUrl } from './library-file.ts';
import type { LibraryContent } from './library.queries.ts';

const pixels = z.int().positive();

/** A file in REST responses. */
export const fileResponse = z
  .object({
    id: z.int().positive(),
    path: z.string().describe('its folder'),
    fileName: z.string(),
    defaultAltText: z.string(),
    shared: z.boolean().describe('A mark for the staff, without effect on who sees the file or where it can be used'),
    type: z.enum(fileTypes),
    mimeType: z.string(),
    dimensions: z.object({ width: pixels, height: pixels }).nullable().describe('null for other files than images'),
    fileSize: z.int().nonnegative().describe('bytes'),
    hash: z.string().describe('SHA-256 of the content'),
    url: z.string().describe('URL for the staff; of a video, its own URL'),
  })
  .meta({ id: 'File' });

export function toFileResponse(file: LibraryFile): z.output<typeof fileResponse> {
  const { id, path, fileName, defaultAltText, shared, type, mimeType, width, height, fileSize, hash } = file;
  const dimensions = width && height ? { width, height } : null;
  const url = libraryFileUrl(file);
  return { id, path, fileName, defaultAltText, shared, type, mimeType, dimensions, fileSize, hash, url };
}

export const directoryResponse = z
  .object({ path: z.string().describe('its full path'), name: z.string() })
  .meta({ id: 'Directory' });

const content = { directories: z.array(directoryResponse), files: z.array(fileResponse) };
export const mediaContentResponse = z.object(content);
export const directoryContentResponse = z.object({ path: z.string(), ...content });

export const toMediaContentResponse = ({
  directories,
  files,
}: LibraryContent): z.output<typeof mediaContentResponse> => ({
  directories,
  files: files.map(toFileResponse),
});
