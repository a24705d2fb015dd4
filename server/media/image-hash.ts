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

/** Names the bytes a page shows: the content (`fileHash`) and the crop. Used for plain files too, with a crop of null. */
export function imageHash(fileHash: string, cropParams: CropParams | null): string {
  return createHash('sha256')
    .update(`${fileHash}:${describeCrop(cropParams)}`)
    .digest('hex')
    .slice(0, 40);
}
