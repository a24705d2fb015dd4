import type { ViewImage } from '../../shared/view-block.ts';

/** Width by height of what networks and messengers show when a page is shared, and how many pixels wide at most. */
const SHARED_RATIO = 1.91;
const SHARED_WIDTH = 1200;

/** Path of a page's picture as it is shared. Networks fetch it from outside and know JPEG best. */
export function sharedPath({ url }: ViewImage): string {
  return `${url}${url.includes('?') ? '&' : '?'}ratio=${SHARED_RATIO}:1&format=jpeg`;
}

/** Pixels of the picture at that path: networks that know them beforehand show it at the first sharing. */
export function sharedSize({ width, height }: ViewImage): { width: number; height: number } | null {
  if (width === null || height === null) return null;
  const cut = {
    width: Math.max(1, Math.min(width, Math.round(height * SHARED_RATIO))),
    height: Math.max(1, Math.min(height, Math.round(width / SHARED_RATIO))),
  };
  if (cut.width <= SHARED_WIDTH) return cut;
  return { width: SHARED_WIDTH, height: Math.max(1, Math.round((cut.height * SHARED_WIDTH) / cut.width)) };
}
