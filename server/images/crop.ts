import { z } from 'zod';
import type { ImageCrop, FocalPoint } from './page-file-hash.ts';

type Size = { width: number; height: number };

/** A rectangle in whole pixels. */
export type CropBox = { left: number; top: number; width: number; height: number };

const mirrorFactor = z.union([z.literal(1), z.literal(-1)]);

/** A crop as clients send it. V_12 for values that are impossible for any image. */
export const cropSchema = z.object({
  x: z.number().min(0),
  y: z.number().min(0),
  width: z.number().positive(),
  height: z.number().positive(),
  rotate: z.number().min(-360).max(360),
  scaleX: mirrorFactor,
  scaleY: mirrorFactor,
});

/** Returns the size of the bounding box of a rotated image, in whole pixels. */
export function rotatedSize({ width, height }: Size, rotate: number): Size {
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) };
}

function clampSpan(start: number, length: number, whole: number): [start: number, length: number] {
  const first = Math.min(Math.round(start), whole - 1);
  return [first, Math.max(1, Math.min(Math.round(length), whole - first))];
}

/** Returns a crop in whole pixels, within the image. */
function cropBox(size: Size, crop: ImageCrop): CropBox {
  const box = rotatedSize(size, crop.rotate);
  const [left, width] = clampSpan(crop.x, crop.width, box.width);
  const [top, height] = clampSpan(crop.y, crop.height, box.height);
  return { left, top, width, height };
}

/** Cuts a span at the end of the image; half a pixel more is a rounding error of a rotated image. */
function fitSpan(start: number, length: number, whole: number): [start: number, length: number] {
  if (start + length <= whole + 0.5 && start < whole) return [start, length];
  const first = Math.min(start, whole - 1);
  return [first, Math.min(length, whole - first)];
}

/** Cuts a crop to what is within the image, so that the result has the size of the crop. */
export function fitCrop(size: Size, crop: ImageCrop): ImageCrop {
  const box = rotatedSize(size, crop.rotate);
  const [x, width] = fitSpan(crop.x, crop.width, box.width);
  const [y, height] = fitSpan(crop.y, crop.height, box.height);
  return { ...crop, x, y, width, height };
}

const wholeImage = ({ width, height }: Size): ImageCrop => ({
  x: 0,
  y: 0,
  width,
  height,
  rotate: 0,
  scaleX: 1,
  scaleY: 1,
});

/** Maps a point of the image to the bounding box after flipping and rotating, in pixels. */
function transformPoint({ x, y }: FocalPoint, size: Size, { rotate, scaleX, scaleY }: ImageCrop): FocalPoint {
  const angle = (rotate * Math.PI) / 180;
  const [right, down] = [(x - 0.5) * size.width * scaleX, (y - 0.5) * size.height * scaleY];
  const box = rotatedSize(size, rotate);
  return {
    x: box.width / 2 + right * Math.cos(angle) - down * Math.sin(angle),
    y: box.height / 2 + right * Math.sin(angle) + down * Math.cos(angle),
  };
}

/** Returns the start of a span with the point in its middle, as far as the limits allow. */
const centreSpan = (point: number, length: number, [start, end]: readonly [number, number]): number =>
  Math.round(Math.min(Math.max(point - length / 2, start), end - length));

/** Ratio of width to height that an image is cut to, and the point that stays in view; its middle if there is none. */
export type CropRatio = { ratio: number; focalPoint: FocalPoint | null };

/** Returns the visible pixels of an image after its crop and ratio: as many as possible. */
export function visibleBox(size: Size, crop: ImageCrop | null, cropRatio: CropRatio | null): CropBox {
  const effectiveCrop = crop ?? wholeImage(size);
  const box = cropBox(size, effectiveCrop);
  if (!cropRatio) return box;
  const width = Math.max(1, Math.min(box.width, Math.round(box.height * cropRatio.ratio)));
  const height = Math.max(1, Math.min(box.height, Math.round(box.width / cropRatio.ratio)));
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const point = cropRatio.focalPoint ? transformPoint(cropRatio.focalPoint, size, effectiveCrop) : middle;
  return {
    left: centreSpan(point.x, width, [box.left, box.left + box.width]),
    top: centreSpan(point.y, height, [box.top, box.top + box.height]),
    width,
    height,
  };
}

/** Returns the size of an image after its crop; null for a file without a size. */
export function croppedImageSize(
  { width, height }: { width: number | null; height: number | null },
  cropParams: ImageCrop | null,
): { width: number | null; height: number | null } {
  if (!cropParams || width === null || height === null) return { width, height };
  const box = cropBox({ width, height }, cropParams);
  return { width: box.width, height: box.height };
}
