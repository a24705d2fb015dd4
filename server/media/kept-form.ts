import { readFile } from 'node:fs/promises';
import type { Services } from '../shared/context.ts';
import type { StagedFile } from '../shared/storage/index.ts';
import { cleanSvg } from './clean-svg.ts';
import { detectContentType, extensionByType } from './content-type.ts';
import { formatOfType } from './picture-format.ts';
import { isDrawable, maxFileBytes } from './receive-file.ts';

/** Largest file of the library (bytes). */
export const largestFileBytes = maxFileBytes;

async function isCleanDrawing({ path }: StagedFile): Promise<boolean> {
  const source = await readFile(path, 'utf8');
  return isDrawable(source) && cleanSvg(source) === source;
}

/** What a file's row says of its bytes, as they are: pixels of a picture, null for anything else. */
export type ContentFacts = { size: number; width: number | null; height: number | null };

/**
 * What bytes that did not come as an upload are; null unless they are of that content type and as the library keeps
 * them: not too large, a picture whole, a drawing cleaned.
 */
export async function examineContent(
  { pictures }: Pick<Services, 'pictures'>,
  staged: StagedFile,
  mimeType: string,
): Promise<ContentFacts | null> {
  const { size } = staged;
  if (size > maxFileBytes) return null;
  // All text looks alike: by its name only it is told what kind it is.
  const detected = await detectContentType(staged, `file.${extensionByType[mimeType] ?? ''}`);
  if (detected !== mimeType) return null;
  if (mimeType === 'image/svg+xml' && !(await isCleanDrawing(staged))) return null;
  if (!formatOfType(mimeType)) return { size, width: null, height: null };
  const pixels = await pictures.examine(staged.path, mimeType);
  return pixels && { size, ...pixels };
}
