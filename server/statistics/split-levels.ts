import { hideSmallGroups, smallestGroup } from './hide-small-groups.ts';
import { sumOf } from './week-counts.ts';

type Vector = readonly number[];

/** Every entry is nobody, or enough to be shown. */
const isSafe = (vector: Vector): boolean => vector.every((count) => count === 0 || count >= smallestGroup);

/** The shown levels as they are, the hidden ones as one. */
function joinHidden(vector: Vector, shown: readonly (number | null)[]): number[] {
  const hidden = sumOf(vector.filter((_, index) => shown[index] === null));
  return [...vector.filter((_, index) => shown[index] !== null), hidden];
}

const subtract = (whole: Vector, part: Vector): number[] => whole.map((count, index) => count - (part[index] ?? 0));

export type LevelSplit = {
  /** Of all locales; null where a level is hidden. */
  all: (number | null)[];
  /** Locales whose levels can be told besides; a level that is hidden of all is hidden of each. */
  byLocale: ReadonlyMap<string, (number | null)[]>;
};

/**
 * Levels of all checks (`whole`) and of locales among them, so that neither a locale nor what is left without those told
 * has a level of 1 to 4 checks. Small locales are the first that are not told.
 */
export function splitLevels(whole: Vector, levelsOf: ReadonlyMap<string, Vector>): LevelSplit {
  const rows = [...levelsOf].toSorted(([, a], [, b]) => sumOf(b) - sumOf(a));
  const all = hideSmallGroups(whole);
  const byLocale = new Map<string, (number | null)[]>();
  let rest = joinHidden(whole, all);
  for (const [locale, counts] of rows) {
    const joined = joinHidden(counts, all);
    const without = subtract(rest, joined);
    if (!isSafe(joined) || !isSafe(without)) continue;
    byLocale.set(
      locale,
      counts.map((count, level) => (all[level] === null ? null : count)),
    );
    rest = without;
  }
  return { all, byLocale };
}
