type Answer = { points: number | null; given: number | null };
type Question = { answers: readonly Answer[] };

/**
 * Returns the fraction (0 to 1) of answers worth 0 points among all applicable answers; null if a count is hidden or
 * there are no answers.
 */
export function getWeakAnswerShare({ answers }: Question): number | null {
  const applying = answers.filter(({ points }) => points !== null);
  if (applying.some(({ given }) => given === null)) return null;
  const sum = (some: readonly Answer[]) => some.reduce((total, { given }) => total + (given ?? 0), 0);
  const applyingTotal = sum(applying);
  return applyingTotal === 0 ? null : sum(applying.filter(({ points }) => points === 0)) / applyingTotal;
}

/** Returns the questions that stand out: the two weakest, if they are well above the median. */
export function findOutliers(shares: readonly (number | null)[]): ReadonlySet<number> {
  const visibleShares = shares.filter((share) => share !== null).toSorted((a, b) => b - a);
  const median = visibleShares[Math.floor(visibleShares.length / 2)] ?? 0;
  const minShare = visibleShares[1] ?? visibleShares[0] ?? 0;
  return new Set(
    shares.flatMap((share, index) =>
      share !== null && share >= minShare && share > median * 1.5 && share > 0 ? [index] : [],
    ),
  );
}
