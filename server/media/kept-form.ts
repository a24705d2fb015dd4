import { readFile } from 'node:fs/promises';
import type { Services } from '../shared/context.ts';
import type { StagedFile } from '../shared/storage/index.ts';
import { cleanLongDrawing } from './clean-long-drawing.ts';
import { detectContentType, extensionByType } from './content-type.ts';
import { formatOfType } from './picture-format.ts';
import { maxFileBytes } from './receive-file.ts';

/** Largest file of the library (bytes). */
export const largestFileBytes = maxFileBytes;

async function isCleanDrawing(services: Pick<Services, 'threads'>, { path }: StagedFile): Promise<boolean> {
  const source = await readFile(path, 'utf8');
  return (await cleanLongDrawing(services, source)) === source;
}

/**
 * Whether bytes are of that content type, and as the library keeps them: not too large, a picture whole, a drawing
 * cleaned. For files that did not come as an upload.
 */
export async function isKeptForm(
  services: Pick<Services, 'pictures' | 'threads'>,
  staged: StagedFile,
  mimeType: string,
): Promise<boolean> {
  if (staged.size > maxFileBytes) return false;
  // All text looks alike: by its name only it is told what kind it is.
  const detected = await detectContentType(staged, `file.${extensionByType[mimeType] ?? ''}`);
  if (detected !== mimeType) return false;
  if (mimeType === 'image/svg+xml' && !(await isCleanDrawing(services, staged))) return false;
  return !formatOfType(mimeType) || (await services.pictures.examine(staged.path, mimeType)) !== null;
}
