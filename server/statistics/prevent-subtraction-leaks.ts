import type { VersionTotal } from '../questionnaire/index.ts';
import { minGroupSize } from './hide-small-groups.ts';
import { type WeekPeriod, sumCounts } from './week-counts.ts';

/** Periods and versions that can be shown together. */
export type ShownSplits = { periods: WeekPeriod[]; shownVersions: VersionTotal[] };

/** Consecutive versions, the first of them `oldest`, subtracted from the periods after `startIndex` up to `endIndex`. */
type Leak = { startIndex: number; endIndex: number; oldest: VersionTotal };

const isSmall = (count: number): boolean => count !== 0 && Math.abs(count) < minGroupSize;

/** Returns the finished checks up to the end of each period, starting with 0. */
function cumulativeTotals(periods: readonly WeekPeriod[]): number[] {
  const totals = [0];
  for (const { finished } of periods) totals.push((totals.at(-1) ?? 0) + finished);
  return totals;
}

/**
 * Returns the period ends at which the checks of a version may have started: the first one, and those around its
 * publication.
 */
function possibleStarts({ from }: VersionTotal, periods: readonly WeekPeriod[]): Set<number> {
  const before = periods.filter(({ to }) => to < from).length;
  return new Set([0, before, before + 1].filter((start) => start < periods.length));
}

function findLeakAfter(startIndex: number, run: readonly VersionTotal[], totals: readonly number[]): Leak | null {
  const [oldest] = run;
  const finished = sumCounts(run.map((version) => version.finished));
  const start = totals[startIndex] ?? 0;
  const endIndex = totals.findIndex((total, index) => index > startIndex && isSmall(total - start - finished));
  return endIndex === -1 || !oldest ? null : { startIndex, endIndex, oldest };
}

/** Finds consecutive periods and consecutive versions whose numbers differ by fewer than 5 checks. */
function findLeak({ periods, shownVersions }: ShownSplits): Leak | null {
  const totals = cumulativeTotals(periods);
  for (const [first, oldest] of shownVersions.entries()) {
    for (let last = first; last < shownVersions.length; last += 1) {
      const run = shownVersions.slice(first, last + 1);
      for (const startIndex of possibleStarts(oldest, periods)) {
        const leak = findLeakAfter(startIndex, run, totals);
        if (leak) return leak;
      }
    }
  }
  return null;
}

/** Merges two periods where the first of them ends. */
function mergePeriodsAt(periods: readonly WeekPeriod[], end: number): WeekPeriod[] {
  const [earlier, later] = [periods[end - 1], periods[end]];
  if (!earlier || !later) return [...periods];
  const merged = { from: earlier.from, to: later.to, finished: earlier.finished + later.finished };
  return [...periods.slice(0, end - 1), merged, ...periods.slice(end + 1)];
}

/** Whether the newest period can be withheld without a shown version having more checks than the rest. */
function canWithholdNewest({ periods, shownVersions }: ShownSplits): boolean {
  const rest = sumCounts(periods.slice(0, -1).map(({ finished }) => finished));
  const others = rest - sumCounts(shownVersions.map(({ finished }) => finished));
  return periods.length > 1 && (others === 0 || others >= minGroupSize);
}

function closeLeak(leak: Leak, splits: ShownSplits): ShownSplits {
  const { periods, shownVersions } = splits;
  if (leak.endIndex < periods.length) return { ...splits, periods: mergePeriodsAt(periods, leak.endIndex) };
  if (leak.startIndex > 0) return { ...splits, periods: mergePeriodsAt(periods, leak.startIndex) };
  if (canWithholdNewest(splits)) return { ...splits, periods: periods.slice(0, -1) };
  return { ...splits, shownVersions: shownVersions.filter((version) => version !== leak.oldest) };
}

/**
 * Changes periods and versions so that no group under 5 can be computed by subtracting one from the other. First merges
 * weeks, then withholds the newest ones, and finally hides the older version.
 */
export function preventSubtractionLeaks(
  periods: readonly WeekPeriod[],
  versions: readonly VersionTotal[],
): ShownSplits {
  let splits: ShownSplits = {
    periods: [...periods],
    shownVersions: versions.filter(({ finished }) => finished >= minGroupSize),
  };
  for (let leak = findLeak(splits); leak !== null; leak = findLeak(splits)) splits = closeLeak(leak, splits);
  return splits;
}
