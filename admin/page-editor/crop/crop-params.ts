import type { CropParams } from '../content/page-content.ts';

export type Size = { width: number; height: number };
type Rect = Pick<CropParams, 'x' | 'y' | 'width' | 'height'>;

const normaliseAngle = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Returns the bounding box of a rotated image in whole pixels, rounded as on the server. */
export function boundingBox({ width, height }: Size, rotate: number): Size {
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) };
}

/** Rounds a rectangle to whole pixels inside the box; each side is at least one pixel. */
function clamp({ x, y, width, height }: Rect, box: Size): Rect {
  const left = Math.min(Math.max(Math.round(x), 0), box.width - 1);
  const top = Math.min(Math.max(Math.round(y), 0), box.height - 1);
  return {
    x: left,
    y: top,
    width: Math.min(Math.max(Math.round(width), 1), box.width - left),
    height: Math.min(Math.max(Math.round(height), 1), box.height - top),
  };
}

/** The crop that shows the whole image unrotated. */
export const fullCrop = ({ width, height }: Size): CropParams => ({
  x: 0,
  y: 0,
  width,
  height,
  rotate: 0,
  scaleX: 1,
  scaleY: 1,
});

/** Whether a crop shows the whole image, unrotated and not flipped. */
export function isFullCrop(crop: CropParams, size: Size): boolean {
  const whole = fullCrop(size);
  return Object.entries(whole).every(([name, value]) => crop[name as keyof CropParams] === value);
}

/** Selects another part of the image; the rotation stays. */
export const selectRect = (crop: CropParams, size: Size, rect: Partial<Rect>): CropParams => ({
  ...crop,
  ...clamp({ ...crop, ...rect }, boundingBox(size, crop.rotate)),
});

/** Rotates by a quarter turn, clockwise (1) or counterclockwise (-1); the same part of the image stays selected. */
export function rotateQuarter(crop: CropParams, size: Size, direction: 1 | -1): CropParams {
  const box = boundingBox(size, crop.rotate);
  const rotate = normaliseAngle(crop.rotate + direction * 90);
  const start =
    direction === 1
      ? { x: box.height - crop.y - crop.height, y: crop.x }
      : { x: crop.y, y: box.width - crop.x - crop.width };
  return selectRect({ ...crop, rotate }, size, { ...start, width: crop.height, height: crop.width });
}

/** Flips the image as it is seen, which reverses its rotation. */
export function flipCrop(crop: CropParams, size: Size, direction: 'sideways' | 'upside-down'): CropParams {
  const box = boundingBox(size, crop.rotate);
  const rotate = normaliseAngle(-crop.rotate);
  if (direction === 'sideways') {
    return { ...crop, rotate, scaleX: -crop.scaleX, x: Math.max(0, box.width - crop.x - crop.width) };
  }
  return { ...crop, rotate, scaleY: -crop.scaleY, y: Math.max(0, box.height - crop.y - crop.height) };
}

/** Returns the largest upright rectangle inside an image that is rotated by less than 45 degrees. */
function largestInnerSize({ width, height }: Size, degrees: number): Size {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (short <= 2 * sin * cos * long || Math.abs(sin - cos) < 1e-9) {
    const half = short / 2;
    return width >= height ? { width: half / sin, height: half / cos } : { width: half / cos, height: half / sin };
  }
  const double = cos * cos - sin * sin;
  return { width: (width * cos - height * sin) / double, height: (height * cos - width * sin) / double };
}

/** Returns the rotation beyond the nearest quarter turn, -45 to 45 degrees. */
export function straightenAngle({ rotate }: Pick<CropParams, 'rotate'>): number {
  return Math.round((rotate - Math.round(rotate / 90) * 90) * 10) / 10;
}

/** Rotates to an angle from the nearest quarter turn, and selects the largest part without empty corners. */
export function straighten(crop: CropParams, size: Size, angle: number): CropParams {
  const quarter = crop.rotate - straightenAngle(crop);
  const rotate = normaliseAngle(quarter + angle);
  const box = boundingBox(size, rotate);
  const inner = angle === 0 ? box : largestInnerSize(boundingBox(size, quarter), angle);
  const [width, height] = [Math.floor(inner.width), Math.floor(inner.height)];
  const rect = { x: (box.width - width) / 2, y: (box.height - height) / 2, width, height };
  return { ...crop, rotate, ...clamp(rect, box) };
}

/** Selects the largest part with a ratio (width by height) around the centre of the current selection. */
export function fitRatio(crop: CropParams, size: Size, ratio: number): CropParams {
  const box = boundingBox(size, crop.rotate);
  const width = Math.min(box.width, box.height * ratio, Math.max(crop.width, crop.height * ratio));
  const height = width / ratio;
  const x = Math.min(Math.max(crop.x + (crop.width - width) / 2, 0), box.width - width);
  const y = Math.min(Math.max(crop.y + (crop.height - height) / 2, 0), box.height - height);
  return { ...crop, ...clamp({ x, y, width, height }, box) };
}
