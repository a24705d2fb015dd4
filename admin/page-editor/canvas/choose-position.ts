export type Rect = { left: number; top: number; right: number; bottom: number };

/** Areas that should not be covered. */
export type OccupiedAreas = { texts: readonly Rect[]; controls: readonly Rect[] };

/** Outweighs any text: a covered control cannot be reached, covered text can still be read in the panel. */
const CONTROL_PENALTY = 1e9;

/** Returns the position that covers fewest controls, then least text; the first of equals. Throws without positions. */
export function choosePosition<Name extends string>(
  positions: readonly (readonly [Name, Rect])[],
  { texts, controls }: OccupiedAreas,
): Name {
  const cost = (box: Rect) =>
    coveredArea(box, texts) + CONTROL_PENALTY * controls.filter((control) => coveredArea(box, [control]) > 0).length;
  const [first, ...others] = positions.map(([name, box]) => ({ name, covered: cost(box) }));
  if (!first) throw new Error('There is no position to choose from');
  return others.reduce((best, place) => (place.covered < best.covered ? place : best), first).name;
}

function coveredArea(box: Rect, areas: readonly Rect[]): number {
  return areas.reduce((sum, area) => {
    const width = Math.min(box.right, area.right) - Math.max(box.left, area.left);
    const height = Math.min(box.bottom, area.bottom) - Math.max(box.top, area.top);
    return width > 0 && height > 0 ? sum + width * height : sum;
  }, 0);
}
