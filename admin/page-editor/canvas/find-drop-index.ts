/** Top and bottom edge of a block, in pixels. */
export type VerticalExtent = { top: number; bottom: number };

export type DragPosition = {
  /** Index of the dragged block. */
  from: number;
  /** Vertical position of the pointer, in pixels. */
  y: number;
  /** How far into another block the pointer has to go at most before the two swap, in pixels. */
  maxDepth: number;
};

/** Returns the new index of a dragged block. The pointer has to pass half of a low block, `maxDepth` of a tall one. */
export function findDropIndex(extents: readonly VerticalExtent[], { from, y, maxDepth }: DragPosition): number {
  const depth = ({ top, bottom }: VerticalExtent) => Math.min((bottom - top) / 2, maxDepth);
  const passedAbove = extents.findIndex((extent, index) => index < from && y < extent.bottom - depth(extent));
  if (passedAbove >= 0) return passedAbove;
  return extents.findLastIndex((extent, index) => index === from || (index > from && y > extent.top + depth(extent)));
}
