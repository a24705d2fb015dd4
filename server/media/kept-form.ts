import { readFile } from 'node:fs/promises';
import type { Services } from '../shared/context.ts';
import type { StagedFile } from '../shared/storage/index.ts';
import { cleanLongDrawing } from './clean-long-drawing.ts';
import { detectContentType, extensionByType } from './content-type.ts';
import { formatOfType } from './picture-format.ts';
import { maxFileBytes } from '../shared/upload-limit.ts';

/** Largest file of the library (bytes). */
export const largestFileBytes = maxFileBytes;

async function isCleanDrawing(services: Pick<Services, 'threads'>, { path }: StagedFile): Promise<boolean> {
  const source = await readFile(path, 'utf8');
  return (await cleanLongDrawing(services, source)) === source;
}

/** What bytes are: pixels of a picture, null for anything else. */
export type ContentFacts = { mimeType: string; size: number; width: number | null; height: number | null };

/**
 * What bytes are that did not come as an upload; of another type than `mimeType`, no more than that type. Null where the
 * library does not keep them so: too large, a picture that is not whole, a drawing that is not cleaned.
 */
export async function examineContent(
  services: Pick<Services, 'pictures' | 'threads'>,
  staged: StagedFile,
  mimeType: string,
): Promise<ContentFacts | null> {
  const { size } = staged;
  if (size > maxFileBytes) return null;
  // All text looks alike: by its name only it is told what kind it is.
  const detected = await detectContentType(staged, `file.${extensionByType[mimeType] ?? ''}`);
  if (detected === null) return null;
  const facts = { mimeType: detected, size, width: null, height: null };
  if (detected !== mimeType) return facts;
  if (mimeType === 'image/svg+xml' && !(await isCleanDrawing(services, staged))) return null;
  if (!formatOfType(mimeType)) return facts;
  const pixels = await services.pictures.examine(staged.path, mimeType);
  return pixels && { ...facts, ...pixels };
}
