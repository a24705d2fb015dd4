import type { ViewImage } from '../../shared/view-block.ts';

/** Aspect ratio (width by height) and maximum width in pixels of the image that networks and messengers show. */
const SHARING_RATIO = 1.91;
const SHARING_WIDTH = 1200;

/** Path of a page's image for sharing. Networks fetch it from outside and support JPEG best. */
export function sharingImagePath({ url }: ViewImage): string {
  return `${url}${url.includes('?') ? '&' : '?'}ratio=${SHARING_RATIO}:1&format=jpeg`;
}

/** Size in pixels of that image: networks that know it in advance show it on the first share. */
export function sharingImageSize({ width, height }: ViewImage): { width: number; height: number } | null {
  if (width === null || height === null) return null;
  const cropped = {
    width: Math.max(1, Math.min(width, Math.round(height * SHARING_RATIO))),
    height: Math.max(1, Math.min(height, Math.round(width / SHARING_RATIO))),
  };
  if (cropped.width <= SHARING_WIDTH) return cropped;
  return { width: SHARING_WIDTH, height: Math.max(1, Math.round((cropped.height * SHARING_WIDTH) / cropped.width)) };
}
