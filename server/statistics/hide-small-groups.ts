/** Smallest group of checks that is shown. */
export const smallestGroup = 5;

/** Positions of the counts above 0, the smallest first. */
function bySize(counts: readonly number[]): number[] {
  return counts
    .map((_, index) => index)
    .filter((index) => counts[index] !== 0)
    .toSorted((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));
}

/**
 * Counts that split one group whose size is known; null where one is hidden. A count under 5 is hidden, and with it the
 * next larger ones until those hidden are at least two and 5 together: so none comes out by subtraction.
 * Where the whole is under 5, all is hidden.
 */
export function hideSmallGroups(counts: readonly number[]): (number | null)[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total < smallestGroup) return counts.map(() => null);
  const hidden = new Set<number>();
  let hiddenSum = 0;
  for (const index of bySize(counts)) {
    const count = counts[index] ?? 0;
    const isEnough = hidden.size === 0 || (hidden.size > 1 && hiddenSum >= smallestGroup);
    if (count >= smallestGroup && isEnough) break;
    hidden.add(index);
    hiddenSum += count;
  }
  return counts.map((count, index) => (hidden.has(index) ? null : count));
}
