type Size = { width: number; height: number };
export type PlacedCrop = {
  x: number;
  y: number;
  width: number;
  height: number;
  rotate: number;
  scaleX: number;
  scaleY: number;
};

/** Returns the bounding box of a rotated image, in whole pixels. */
export function getRotatedSize({ width, height }: Size, rotate: number): Size {
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) };
}

function clampSpan(start: number, length: number, max: number): { start: number; length: number } {
  const first = Math.min(Math.round(start), max - 1);
  return { start: first, length: Math.max(1, Math.min(Math.round(length), max - first)) };
}

export type CropRect = { left: number; top: number; width: number; height: number };

/** Returns the rectangle of the image that a crop keeps, in the same pixels as the server, limited to the image. */
export function getCropRect(size: Size, crop: PlacedCrop): CropRect {
  const box = getRotatedSize(size, crop.rotate);
  const horizontal = clampSpan(crop.x, crop.width, box.width);
  const vertical = clampSpan(crop.y, crop.height, box.height);
  return { left: horizontal.start, top: vertical.start, width: horizontal.length, height: vertical.length };
}
