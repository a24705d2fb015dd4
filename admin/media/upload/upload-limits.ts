export { maxFileBytes } from '../../generated/limits.ts';

/** Larger widths or heights exceed what any page needs. */
export const recommendedImagePixels = 2560;

/** Larger images load slowly. */
export const recommendedImageBytes = 1024 * 1024;

type FileDimensions = { fileSize: number; dimensions: { width: number; height: number } | null };

/** Whether an image is larger than recommended. It is accepted all the same. */
export function isLargeImage({ fileSize, dimensions }: FileDimensions): boolean {
  if (dimensions === null) return false;
  return fileSize > recommendedImageBytes || Math.max(dimensions.width, dimensions.height) > recommendedImagePixels;
}
