import { z } from 'zod';
import type { BinEntry } from './list-bin.ts';
import { fileTypes } from './file.entity.ts';
import { type LibraryFile, libraryFileUrl } from './library-file.ts';
import type { LibraryContent } from './library.queries.ts';

const pixels = z.int().positive();

/** A file as REST answers it. */
export const fileSchema = z
  .object({
    id: z.int().positive(),
    path: z.string().describe('the folder it lies in'),
    fileName: z.string(),
    defaultAltText: z.string(),
    shared: z
      .boolean()
      .describe('A mark of the staff, which changes neither who sees the file nor where it can be used'),
    type: z.enum(fileTypes),
    mimeType: z.string(),
    dimensions: z.object({ width: pixels, height: pixels }).nullable().describe('null where it is no picture'),
    fileSize: z.int().nonnegative().describe('bytes'),
    hash: z.string().describe('SHA-256 of the content'),
    url: z.string().describe('where the staff see it; of a video, its own address'),
  })
  .meta({ id: 'File' });

export function presentFile(file: LibraryFile): z.output<typeof fileSchema> {
  const { id, path, fileName, defaultAltText, shared, type, mimeType, width, height, fileSize, hash } = file;
  const dimensions = width && height ? { width, height } : null;
  const url = libraryFileUrl(file);
  return { id, path, fileName, defaultAltText, shared, type, mimeType, dimensions, fileSize, hash, url };
}

export const directorySchema = z
  .object({ path: z.string().describe('its own path'), name: z.string() })
  .meta({ id: 'Directory' });

const content = { directories: z.array(directorySchema), files: z.array(fileSchema) };
export const contentSchema = z.object(content);
export const directoryContentSchema = z.object({ path: z.string(), ...content });

export const presentContent = ({ directories, files }: LibraryContent): z.output<typeof contentSchema> => ({
  directories,
  files: files.map(presentFile),
});

export const pageOfFileSchema = z.object({
  id: z.int().positive(),
  title: z.string(),
  slug: z.string(),
  locale: z.string(),
  type: z.string(),
  published: z.boolean().describe('whether visitors see the page now'),
});

export const binEntrySchema = z.object({
  id: z.int().positive().describe('of the deletion, by which it is restored'),
  kind: z.enum(['file', 'directory']),
  path: z.string().describe('the folder in which it lay'),
  name: z.string(),
  deletedAt: z.iso.datetime(),
  restorableUntil: z.iso.datetime(),
});

export const presentBinEntry = (entry: BinEntry): z.output<typeof binEntrySchema> => ({
  ...entry,
  deletedAt: entry.deletedAt.toISOString(),
  restorableUntil: entry.restorableUntil.toISOString(),
});
