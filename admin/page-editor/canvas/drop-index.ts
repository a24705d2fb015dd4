/** Where a block stands from top to bottom, in pixels. */
export type Extent = { top: number; bottom: number };

export type Drag = {
  /** Index of the dragged block. */
  from: number;
  /** Of the pointer. */
  y: number;
  /** How far into a neighbour the pointer has to go at most before the two change places. */
  reach: number;
};

/** The index that a dragged block gets. Of a low neighbour half has to be passed, of a high one no more than `reach`. */
export function findDropIndex(extents: readonly Extent[], { from, y, reach }: Drag): number {
  const depth = ({ top, bottom }: Extent) => Math.min((bottom - top) / 2, reach);
  const passedAbove = extents.findIndex((extent, index) => index < from && y < extent.bottom - depth(extent));
  if (passedAbove >= 0) return passedAbove;
  return extents.findLastIndex((extent, index) => index === from || (index > from && y > extent.top + depth(extent)));
}
