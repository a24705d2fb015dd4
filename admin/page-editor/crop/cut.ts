import type { CropParams } from '../content/page-content.ts';

export type Size = { width: number; height: number };
type Rect = Pick<CropParams, 'x' | 'y' | 'width' | 'height'>;

const normalAngle = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The box around a picture that is turned, whole pixels, as the server rounds it. */
export function boxOf({ width, height }: Size, rotate: number): Size {
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) };
}

/** Whole pixels inside the box; never less than one. */
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

/** All of a picture, upright. */
export const wholeCut = ({ width, height }: Size): CropParams => ({
  x: 0,
  y: 0,
  width,
  height,
  rotate: 0,
  scaleX: 1,
  scaleY: 1,
});

export function isWhole(cut: CropParams, size: Size): boolean {
  const whole = wholeCut(size);
  return Object.entries(whole).every(([name, value]) => cut[name as keyof CropParams] === value);
}

/** Another part of the picture as it lies. */
export const selected = (cut: CropParams, size: Size, rect: Partial<Rect>): CropParams => ({
  ...cut,
  ...clamp({ ...cut, ...rect }, boxOf(size, cut.rotate)),
});

/** A quarter turn, clockwise or back; the same part of the picture stays chosen. */
export function turned(cut: CropParams, size: Size, direction: 1 | -1): CropParams {
  const box = boxOf(size, cut.rotate);
  const rotate = normalAngle(cut.rotate + direction * 90);
  const start =
    direction === 1 ? { x: box.height - cut.y - cut.height, y: cut.x } : { x: cut.y, y: box.width - cut.x - cut.width };
  return selected({ ...cut, rotate }, size, { ...start, width: cut.height, height: cut.width });
}

/** Mirrored as it is seen: what was turned one way is turned the other way then. */
export function mirrored(cut: CropParams, size: Size, direction: 'sideways' | 'upside-down'): CropParams {
  const box = boxOf(size, cut.rotate);
  const rotate = normalAngle(-cut.rotate);
  if (direction === 'sideways') {
    return { ...cut, rotate, scaleX: -cut.scaleX, x: Math.max(0, box.width - cut.x - cut.width) };
  }
  return { ...cut, rotate, scaleY: -cut.scaleY, y: Math.max(0, box.height - cut.y - cut.height) };
}

/** The largest upright rectangle that has nothing but picture in it, for a picture turned by less than 45 degrees. */
function innerSize({ width, height }: Size, degrees: number): Size {
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

/** How far a picture is off its quarter turn, -45 to 45 degrees. */
export function slantOf({ rotate }: Pick<CropParams, 'rotate'>): number {
  return Math.round((rotate - Math.round(rotate / 90) * 90) * 10) / 10;
}

/** Straightened by some degrees from its quarter turn; what is left without empty corners is chosen. */
export function slanted(cut: CropParams, size: Size, slant: number): CropParams {
  const quarter = cut.rotate - slantOf(cut);
  const rotate = normalAngle(quarter + slant);
  const box = boxOf(size, rotate);
  const inner = slant === 0 ? box : innerSize(boxOf(size, quarter), slant);
  const [width, height] = [Math.floor(inner.width), Math.floor(inner.height)];
  const rect = { x: (box.width - width) / 2, y: (box.height - height) / 2, width, height };
  return { ...cut, rotate, ...clamp(rect, box) };
}

/** The largest part of a ratio (width by height) around the middle of what is chosen. */
export function ofRatio(cut: CropParams, size: Size, ratio: number): CropParams {
  const box = boxOf(size, cut.rotate);
  const width = Math.min(box.width, box.height * ratio, Math.max(cut.width, cut.height * ratio));
  const height = width / ratio;
  const x = Math.min(Math.max(cut.x + (cut.width - width) / 2, 0), box.width - width);
  const y = Math.min(Math.max(cut.y + (cut.height - height) / 2, 0), box.height - height);
  return { ...cut, ...clamp({ x, y, width, height }, box) };
}
