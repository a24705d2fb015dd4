export { maxFileBytes } from '../../generated/limits.ts';

/** Width and height in pixels above which a picture is larger than any page needs. */
export const recommendedPixels = 2560;

/** Bytes above which a picture takes long to load. */
export const recommendedPictureBytes = 1024 * 1024;

type Sized = { fileSize: number; dimensions: { width: number; height: number } | null };

/** Whether a picture is larger than recommended: advice, it is taken all the same. */
export function isLargePicture({ fileSize, dimensions }: Sized): boolean {
  if (dimensions === null) return false;
  return fileSize > recommendedPictureBytes || Math.max(dimensions.width, dimensions.height) > recommendedPixels;
}
