/** Smallest number of checks that is shown. */
export const minGroupSize = 5;

/** Returns the indexes of the counts above 0, smallest first. */
function indexesBySize(counts: readonly number[]): number[] {
  return counts
    .map((_, index) => index)
    .filter((index) => counts[index] !== 0)
    .toSorted((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));
}

/**
 * Hides (null) small counts of a group whose total is known. A count under 5 is hidden, together with the next larger
 * ones, until at least two counts and 5 checks are hidden: so none can be computed by subtraction. If the total is
 * under 5, all are hidden.
 */
export function hideSmallGroups(counts: readonly number[]): (number | null)[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total < minGroupSize) return counts.map(() => null);
  const hidden = new Set<number>();
  let hiddenSum = 0;
  for (const index of indexesBySize(counts)) {
    const count = counts[index] ?? 0;
    const isSafe = hidden.size === 0 || (hidden.size > 1 && hiddenSum >= minGroupSize);
    if (count >= minGroupSize && isSafe) break;
    hidden.add(index);
    hiddenSum += count;
  }
  return counts.map((count, index) => (hidden.has(index) ? null : count));
}
