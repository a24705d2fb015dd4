export type Box = { left: number; top: number; right: number; bottom: number };

/** The place that covers least of the texts; of equal ones the first. */
export function choosePlace<Name extends string>(
  places: readonly (readonly [Name, Box])[],
  texts: readonly Box[],
): Name {
  const [first, ...others] = places.map(([name, box]) => ({ name, covered: coveredArea(box, texts) }));
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
