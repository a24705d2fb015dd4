/** The slope of the line through the values with the best fit (least squares). */
export function slopeOf(values: readonly number[]): number {
  const [middle, mean] = [(values.length - 1) / 2, values.reduce((sum, value) => sum + value, 0) / values.length];
  const [rise, run] = values.reduce(
    ([up, along], value, index) => [up + (index - middle) * (value - mean), along + (index - middle) ** 2],
    [0, 0],
  );
  return rise / run;
}
