/** A block and its distance from the top of its document, in pixels. */
export type BlockOffset = { key: string; top: number };

/** The positions of a document's blocks, from top to bottom, and its maximum scroll position, in pixels. */
export type ScrollLayout = { blockOffsets: readonly BlockOffset[]; maxScroll: number };

type Pair = { from: number; to: number };

/**
 * Returns the scroll position at which the other document shows the same block at the same height, interpolated between
 * blocks that both have. Moved blocks are left out, since they would make it jump.
 */
export function mapScrollPosition(top: number, from: ScrollLayout, to: ScrollLayout): number {
  const pairs = pairBlocks(from, to);
  const next = pairs.findIndex((pair) => pair.from > top);
  const after = pairs[next];
  const before = pairs[next - 1];
  if (!after || !before) return to.maxScroll;
  const fraction = (top - before.from) / (after.from - before.from);
  return Math.min(before.to + fraction * (after.to - before.to), to.maxScroll);
}

function pairBlocks(from: ScrollLayout, to: ScrollLayout): Pair[] {
  const targetOffsets = new Map(to.blockOffsets.map(({ key, top }) => [key, top]));
  const pairs: Pair[] = [{ from: 0, to: 0 }];
  for (const { key, top } of from.blockOffsets) {
    const other = targetOffsets.get(key);
    const last = pairs.at(-1);
    if (
      other !== undefined &&
      last &&
      isBetween(top, last.from, from.maxScroll) &&
      isBetween(other, last.to, to.maxScroll)
    ) {
      pairs.push({ from: top, to: other });
    }
  }
  return [...pairs, { from: from.maxScroll, to: to.maxScroll }];
}

function isBetween(value: number, low: number, high: number): boolean {
  return value > low && value < high;
}
