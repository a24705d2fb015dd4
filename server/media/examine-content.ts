import { readFile } from 'node:fs/promises';
import type { Services } from '../shared/context.ts';
import type { StagedFile } from '../shared/storage/index.ts';
import { cleanUploadedSvgInThread, outputFormatOf } from '../images/index.ts';
import { detectContentType, extensionByContentType } from './content-type.ts';
import { maxFileBytes } from '../shared/upload-limit.ts';

/** Largest file of the library (bytes). */
export const maxMediaFileBytes = maxFileBytes;

async function isCleanSvg(services: Pick<Services, 'threads'>, { path }: StagedFile): Promise<boolean> {
  const source = await readFile(path, 'utf8');
  return (await cleanUploadedSvgInThread(services, source)) === source;
}

/** Type and size of bytes, with pixels for an image. */
export type ContentInfo = { mimeType: string; size: number; width: number | null; height: number | null };

/**
 * Examines bytes that were not uploaded, as in an import. For another type than `mimeType`, returns only that type.
 * Null for what the library would not store like this: too large, an incomplete image, an SVG that was not cleaned.
 */
export async function examineContent(
  services: Pick<Services, 'imageRenderer' | 'threads'>,
  staged: StagedFile,
  mimeType: string,
): Promise<ContentInfo | null> {
  const { size } = staged;
  if (size > maxFileBytes) return null;
  // The type of a text file depends on its extension.
  const detected = await detectContentType(staged, `file.${extensionByContentType[mimeType] ?? ''}`);
  if (detected === null) return null;
  const info = { mimeType: detected, size, width: null, height: null };
  if (detected !== mimeType) return info;
  if (mimeType === 'image/svg+xml' && !(await isCleanSvg(services, staged))) return null;
  if (!outputFormatOf(mimeType)) return info;
  const dimensions = await services.imageRenderer.examine(staged.path, mimeType);
  return dimensions && { ...info, ...dimensions };
}
