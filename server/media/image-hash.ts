import { createHash } from 'node:crypto';

/** Crop in pixels of the box after rotation; rotate in degrees clockwise, scaleX and scaleY 1 or -1. */
export type CropParams = {
  x: number;
  y: number;
  width: number;
  height: number;
  rotate: number;
  scaleX: number;
  scaleY: number;
};

const describeCrop = (crop: CropParams | null): string =>
  crop ? [crop.x, crop.y, crop.width, crop.height, crop.rotate, crop.scaleX, crop.scaleY].join(',') : '';

/** Fractions of width and height, from the top left, of the point that stays in view. */
export type FocalPoint = { x: number; y: number };

type Content = { hash: string; focalPoint: FocalPoint | null };

const describeFocus = (point: FocalPoint | null): string => (point ? `:${point.x},${point.y}` : '');

/**
 * Names what a page shows of a file, which may be kept under its address for good: the content, the crop, and the
 * focal point if it has one. Used for plain files too, with a crop of null.
 */
export function imageHash({ hash, focalPoint }: Content, cropParams: CropParams | null): string {
  return createHash('sha256')
    .update(`${hash}:${describeCrop(cropParams)}${describeFocus(focalPoint)}`)
    .digest('hex')
    .slice(0, 40);
}
