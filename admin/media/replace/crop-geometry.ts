type Size = { width: number; height: number };
export type Crop = {
  x: number;
  y: number;
  width: number;
  height: number;
  rotate: number;
  scaleX: number;
  scaleY: number;
};

/** The box around a picture after it was turned, whole pixels. */
export function rotatedBox({ width, height }: Size, rotate: number): Size {
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) };
}

function clampSpan(start: number, length: number, whole: number): { start: number; length: number } {
  const first = Math.min(Math.round(start), whole - 1);
  return { start: first, length: Math.max(1, Math.min(Math.round(length), whole - first)) };
}

export type CropBox = { left: number; top: number; width: number; height: number };

/** What a crop leaves of a picture, as the server cuts it: the same pixels, as far as the picture reaches. */
export function cropBox(size: Size, crop: Crop): CropBox {
  const box = rotatedBox(size, crop.rotate);
  const across = clampSpan(crop.x, crop.width, box.width);
  const down = clampSpan(crop.y, crop.height, box.height);
  return { left: across.start, top: down.start, width: across.length, height: down.length };
}
