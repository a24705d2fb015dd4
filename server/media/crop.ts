import { z } from 'zod';
import type { CropParams } from './image-hash.ts';

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
export function cropBox(size: Size, crop: CropParams): CropBox {
  const box = rotatedBox(size, crop.rotate);
  const [left, width] = clampSpan(crop.x, crop.width, box.width);
  const [top, height] = clampSpan(crop.y, crop.height, box.height);
  return { left, top, width, height };
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
