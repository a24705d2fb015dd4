/** Positions of the longest run of rising numbers; what is not among them has moved past the others. */
export function longestRising(numbers: readonly number[]): Set<number> {
  const previous: number[] = [];
  /** At each length, the position where the run with the smallest last number ends. */
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
  const kept = new Set<number>();
  for (let position = ends.at(-1) ?? -1; position >= 0; position = previous[position] ?? -1) kept.add(position);
  return kept;
}
