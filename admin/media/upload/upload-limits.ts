export { maxFileBytes } from '../../generated/limits.ts';

/** Larger widths or heights exceed what any page needs. */
export const recommendedImagePixels = 2560;

/** Larger images load slowly. */
export const recommendedImageBytes = 1024 * 1024;

type FileDimensions = { fileSize: number; width: number | null; height: number | null };

/** Whether an image is larger than recommended. It is accepted all the same. */
export function isLargeImage({ fileSize, width, height }: FileDimensions): boolean {
  if (width === null || height === null) return false;
  return fileSize > recommendedImageBytes || Math.max(width, height) > recommendedImagePixels;
}
