import { z } from 'zod';
import type { CropParams, FocalPoint } from './image-hash.ts';

type Size = { width: number; height: number };
export type CropBox = { left: number; top: number; width: number; height: number };

const mirror = z.union([z.literal(1), z.literal(-1)]);

/** A crop as clients send it. V_12 for what can be no crop of any picture. */
export const cropSchema = z.object({
  x: z.number().min(0),
  y: z.number().min(0),
  width: z.number().positive(),
  height: z.number().positive(),
  rotate: z.number().min(-360).max(360),
  scaleX: mirror,
  scaleY: mirror,
});

/** The box around the picture after it was turned, whole pixels. */
export function rotatedBox({ width, height }: Size, rotate: number): Size {
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) };
}

function clampSpan(start: number, length: number, whole: number): [start: number, length: number] {
  const first = Math.min(Math.round(start), whole - 1);
  return [first, Math.max(1, Math.min(Math.round(length), whole - first))];
}

/** The whole pixels of a crop, within the picture. */
function cropBox(size: Size, crop: CropParams): CropBox {
  const box = rotatedBox(size, crop.rotate);
  const [left, width] = clampSpan(crop.x, crop.width, box.width);
  const [top, height] = clampSpan(crop.y, crop.height, box.height);
  return { left, top, width, height };
}

/** A span cut at the end of the whole; half a pixel too much is the rounding of a turned picture. */
function fitSpan(start: number, length: number, whole: number): [start: number, length: number] {
  if (start + length <= whole + 0.5 && start < whole) return [start, length];
  const first = Math.min(start, whole - 1);
  return [first, Math.min(length, whole - first)];
}

/** The crop as far as it lies within the picture, so that what is shown is as large as the crop says. */
export function fitCrop(size: Size, crop: CropParams): CropParams {
  const box = rotatedBox(size, crop.rotate);
  const [x, width] = fitSpan(crop.x, crop.width, box.width);
  const [y, height] = fitSpan(crop.y, crop.height, box.height);
  return { ...crop, x, y, width, height };
}

const whole = ({ width, height }: Size): CropParams => ({
  x: 0,
  y: 0,
  width,
  height,
  rotate: 0,
  scaleX: 1,
  scaleY: 1,
});

/** Where a point of the picture lies once it was flipped and turned, in pixels of the box around it. */
function placeOf({ x, y }: FocalPoint, size: Size, { rotate, scaleX, scaleY }: CropParams): FocalPoint {
  const angle = (rotate * Math.PI) / 180;
  const [right, down] = [(x - 0.5) * size.width * scaleX, (y - 0.5) * size.height * scaleY];
  const box = rotatedBox(size, rotate);
  return {
    x: box.width / 2 + right * Math.cos(angle) - down * Math.sin(angle),
    y: box.height / 2 + right * Math.sin(angle) + down * Math.cos(angle),
  };
}

/** Begins so that the point is in the middle, as far as the span allows. */
const centre = (point: number, length: number, [start, end]: readonly [number, number]): number =>
  Math.round(Math.min(Math.max(point - length / 2, start), end - length));

/** How a picture is cut where it is shown: width by height, and the point that stays in view, its middle if none is set. */
export type Cut = { ratio: number; focalPoint: FocalPoint | null };

/** The pixels that are left of a picture after its crop, and after it was cut to a ratio: as much of it as there is. */
export function shownBox(size: Size, crop: CropParams | null, cut: Cut | null): CropBox {
  const turned = crop ?? whole(size);
  const box = cropBox(size, turned);
  if (!cut) return box;
  const width = Math.max(1, Math.min(box.width, Math.round(box.height * cut.ratio)));
  const height = Math.max(1, Math.min(box.height, Math.round(box.width / cut.ratio)));
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const point = cut.focalPoint ? placeOf(cut.focalPoint, size, turned) : middle;
  return {
    left: centre(point.x, width, [box.left, box.left + box.width]),
    top: centre(point.y, height, [box.top, box.top + box.height]),
    width,
    height,
  };
}

/** Pixels of the picture as a page shows it; null where the file has none. */
export function pictureSize(
  { width, height }: { width: number | null; height: number | null },
  cropParams: CropParams | null,
): { width: number | null; height: number | null } {
  if (!cropParams || width === null || height === null) return { width, height };
  const box = cropBox({ width, height }, cropParams);
  return { width: box.width, height: box.height };
}
