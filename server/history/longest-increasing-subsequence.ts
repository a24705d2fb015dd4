/**
 * Returns the positions of the longest increasing subsequence. Elements not in it have moved relative to the others.
 */
export function longestIncreasingSubsequence(numbers: readonly number[]): Set<number> {
  const previous: number[] = [];
  /** For each length, the end position of the subsequence with the smallest last number. */
  const ends: number[] = [];
  const valueAt = (length: number): number => numbers[ends[length] ?? -1] ?? Number.POSITIVE_INFINITY;
  numbers.forEach((number, position) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (valueAt(middle) < number) low = middle + 1;
      else high = middle;
    }
    previous[position] = ends[low - 1] ?? -1;
    ends[low] = position;
  });
  const positions = new Set<number>();
  for (let position = ends.at(-1) ?? -1; position >= 0; position = previous[position] ?? -1) positions.add(position);
  return positions;
}
