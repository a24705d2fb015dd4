import { createHash } from 'node:crypto';

/** Crop in pixels of the box after rotation; `rotate` in degrees clockwise, `scaleX` and `scaleY` 1 or -1. */
export type ImageCrop = {
  x: number;
  y: number;
  width: number;
  height: number;
  rotate: number;
  scaleX: number;
  scaleY: number;
};

const describeCrop = (crop: ImageCrop | null): string =>
  crop ? [crop.x, crop.y, crop.width, crop.height, crop.rotate, crop.scaleX, crop.scaleY].join(',') : '';

/** A focal point: fractions of width and height, from the top left. */
export type FocalPoint = { x: number; y: number };

type Content = { hash: string; focalPoint: FocalPoint | null };

const describeFocalPoint = (point: FocalPoint | null): string => (point ? `:${point.x},${point.y}` : '');

/**
 * Returns a hash for the URL of a page's file, which may be cached forever: of the content, the crop, and the focal
 * point if there is one. Files other than images have no crop.
 */
export function pageFileHash({ hash, focalPoint }: Content, cropParams: ImageCrop | null): string {
  return createHash('sha256')
    .update(`${hash}:${describeCrop(cropParams)}${describeFocalPoint(focalPoint)}`)
    .digest('hex')
    .slice(0, 40);
}
