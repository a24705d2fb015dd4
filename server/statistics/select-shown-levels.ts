import { hideSmallGroups, minGroupSize } from './hide-small-groups.ts';
import { sumCounts } from './week-counts.ts';

type LevelCounts = readonly number[];

/** Every count is 0 or large enough to be shown. */
const isSafe = (counts: LevelCounts): boolean => counts.every((count) => count === 0 || count >= minGroupSize);

/** Returns the shown levels, and all hidden ones as one. */
function mergeHidden(counts: LevelCounts, shown: readonly (number | null)[]): number[] {
  const hidden = sumCounts(counts.filter((_, index) => shown[index] === null));
  return [...counts.filter((_, index) => shown[index] !== null), hidden];
}

const subtract = (whole: LevelCounts, part: LevelCounts): number[] =>
  whole.map((count, index) => count - (part[index] ?? 0));

/** Levels that can be shown without revealing a small group. */
export type ShownLevels = {
  /** All locales; null for a hidden level. */
  all: (number | null)[];
  /** Locales whose levels can be shown too. A level that is hidden for all locales is hidden for each. */
  byLocale: ReadonlyMap<string, (number | null)[]>;
};

/**
 * Selects the locales whose levels can be shown beside those of all checks (`whole`), so that neither a locale nor the
 * rest has a level with 1 to 4 checks. Small locales are left out first.
 */
export function selectShownLevels(whole: LevelCounts, levelsOf: ReadonlyMap<string, LevelCounts>): ShownLevels {
  const rows = [...levelsOf].toSorted(([, a], [, b]) => sumCounts(b) - sumCounts(a));
  const all = hideSmallGroups(whole);
  const byLocale = new Map<string, (number | null)[]>();
  let rest = mergeHidden(whole, all);
  for (const [locale, counts] of rows) {
    const merged = mergeHidden(counts, all);
    const without = subtract(rest, merged);
    if (!isSafe(merged) || !isSafe(without)) continue;
    byLocale.set(
      locale,
      counts.map((count, level) => (all[level] === null ? null : count)),
    );
    rest = without;
  }
  return { all, byLocale };
}
