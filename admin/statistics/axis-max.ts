const steps = [1, 2, 3, 4, 6, 8, 10] as const;

/** Returns an axis maximum above the value whose quarters are round: 4, 8, 12, 20, 40, 80, 120 … */
export function getAxisMax(value: number): number {
  if (value <= 4) return 4;
  const size = 10 ** Math.floor(Math.log10(value / 4));
  const quarter = steps.map((step) => step * size).find((one) => one * 4 >= value) ?? size * 10;
  return quarter * 4;
}
