export type Box = { left: number; top: number; right: number; bottom: number };

/** What a place should leave free. */
export type Occupied = { texts: readonly Box[]; controls: readonly Box[] };

/** More than any text: what is covered of a text can be read elsewhere, a covered control cannot be reached. */
const perControl = 1e9;

/** The place that covers fewest controls, and of those the one that covers least of the texts; of equal ones the first. */
export function choosePlace<Name extends string>(
  places: readonly (readonly [Name, Box])[],
  { texts, controls }: Occupied,
): Name {
  const cost = (box: Box) =>
    coveredArea(box, texts) + perControl * controls.filter((control) => coveredArea(box, [control]) > 0).length;
  const [first, ...others] = places.map(([name, box]) => ({ name, covered: cost(box) }));
  if (!first) throw new Error('There is no place to choose from');
  return others.reduce((best, place) => (place.covered < best.covered ? place : best), first).name;
}

function coveredArea(box: Box, texts: readonly Box[]): number {
  return texts.reduce((sum, text) => {
    const width = Math.min(box.right, text.right) - Math.max(box.left, text.left);
    const height = Math.min(box.bottom, text.bottom) - Math.max(box.top, text.top);
    return width > 0 && height > 0 ? sum + width * height : sum;
  }, 0);
}
