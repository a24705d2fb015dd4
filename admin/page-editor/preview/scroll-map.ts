/** A block and how far it is from the top of its document, in pixels. */
export type Landmark = { key: string; top: number };

/** Where a document's blocks stand, from top to bottom, and how far it can be scrolled. */
export type ScrollPlan = { landmarks: readonly Landmark[]; end: number };

type Pair = { from: number; to: number };

/**
 * Where the other document has to be scrolled to, so that both show the same block at the same height: between blocks
 * that both have, in proportion. Blocks that changed places would make it jump and are left out.
 */
export function mapScroll(top: number, from: ScrollPlan, to: ScrollPlan): number {
  const pairs = pairUp(from, to);
  const next = pairs.findIndex((pair) => pair.from > top);
  const after = pairs[next];
  const before = pairs[next - 1];
  if (!after || !before) return to.end;
  const share = (top - before.from) / (after.from - before.from);
  return Math.min(before.to + share * (after.to - before.to), to.end);
}

function pairUp(from: ScrollPlan, to: ScrollPlan): Pair[] {
  const places = new Map(to.landmarks.map(({ key, top }) => [key, top]));
  const pairs: Pair[] = [{ from: 0, to: 0 }];
  for (const { key, top } of from.landmarks) {
    const other = places.get(key);
    const last = pairs.at(-1);
    if (other !== undefined && last && isBetween(top, last.from, from.end) && isBetween(other, last.to, to.end)) {
      pairs.push({ from: top, to: other });
    }
  }
  return [...pairs, { from: from.end, to: to.end }];
}

function isBetween(value: number, low: number, high: number): boolean {
  return value > low && value < high;
}
