type Answer = { points: number | null; given: number | null };
type Question = { answers: readonly Answer[] };

/**
 * Share of the answers worth 0 points among all that apply, 0 to 1; null where one of those numbers is hidden, or
 * nobody answered.
 */
export function weakShare({ answers }: Question): number | null {
  const applying = answers.filter(({ points }) => points !== null);
  if (applying.some(({ given }) => given === null)) return null;
  const sum = (some: readonly Answer[]) => some.reduce((total, { given }) => total + (given ?? 0), 0);
  const whole = sum(applying);
  return whole === 0 ? null : sum(applying.filter(({ points }) => points === 0)) / whole;
}

/** Questions that stand out: the two weakest, if they are well above the middle. */
export function remarkable(shares: readonly (number | null)[]): ReadonlySet<number> {
  const told = shares.filter((share) => share !== null).toSorted((a, b) => b - a);
  const middle = told[Math.floor(told.length / 2)] ?? 0;
  const least = told[1] ?? told[0] ?? 0;
  return new Set(
    shares.flatMap((share, index) =>
      share !== null && share >= least && share > middle * 1.5 && share > 0 ? [index] : [],
    ),
  );
}
