import { smallestGroup } from './hide-small-groups.ts';
import { type Period, sumOf } from './week-counts.ts';

/** The checks of a version that its counters may show; `from` is the Monday of the week in which it was published. */
export type VersionSpan = { number: number; from: string; finished: number };

/** What of the two splits can be shown beside each other. */
export type Splits = { periods: Period[]; shownVersions: VersionSpan[] };

/** Versions that follow each other, from index `from` to index `to`, subtracted from the periods after `i` up to `j`. */
type Leak = { i: number; j: number; oldest: VersionSpan };

const isSmall = (count: number): boolean => count !== 0 && Math.abs(count) < smallestGroup;

/** Finished checks up to the end of each period, with 0 before the first. */
function addUp(periods: readonly Period[]): number[] {
  const totals = [0];
  for (const { finished } of periods) totals.push((totals.at(-1) ?? 0) + finished);
  return totals;
}

/** Period ends from which the checks of a version may be told apart: the very first, and those around its publication. */
function startsOf({ from }: VersionSpan, periods: readonly Period[]): Set<number> {
  const before = periods.filter(({ to }) => to < from).length;
  return new Set([0, before, before + 1].filter((start) => start < periods.length));
}

function findLeakAfter(i: number, run: readonly VersionSpan[], totals: readonly number[]): Leak | null {
  const [oldest] = run;
  const finished = sumOf(run.map((version) => version.finished));
  const start = totals[i] ?? 0;
  const j = totals.findIndex((total, index) => index > i && isSmall(total - start - finished));
  return j === -1 || !oldest ? null : { i, j, oldest };
}

/** A difference of shown figures that is a group under 5: periods in a row, and versions that follow each other. */
function findLeak({ periods, shownVersions }: Splits): Leak | null {
  const totals = addUp(periods);
  for (const [first, oldest] of shownVersions.entries()) {
    for (let last = first; last < shownVersions.length; last += 1) {
      const run = shownVersions.slice(first, last + 1);
      for (const i of startsOf(oldest, periods)) {
        const leak = findLeakAfter(i, run, totals);
        if (leak) return leak;
      }
    }
  }
  return null;
}

/** Two periods become one where the first of them ends. */
function joinAt(periods: readonly Period[], end: number): Period[] {
  const [one, other] = [periods[end - 1], periods[end]];
  if (!one || !other) return [...periods];
  const joined = { from: one.from, to: other.to, finished: one.finished + other.finished };
  return [...periods.slice(0, end - 1), joined, ...periods.slice(end + 1)];
}

/** Whether the newest period can wait without a version that is shown reaching beyond the others. */
function canWait({ periods, shownVersions }: Splits): boolean {
  const rest = sumOf(periods.slice(0, -1).map(({ finished }) => finished));
  const others = rest - sumOf(shownVersions.map(({ finished }) => finished));
  return periods.length > 1 && (others === 0 || others >= smallestGroup);
}

function close(leak: Leak, splits: Splits): Splits {
  const { periods, shownVersions } = splits;
  if (leak.j < periods.length) return { ...splits, periods: joinAt(periods, leak.j) };
  if (leak.i > 0) return { ...splits, periods: joinAt(periods, leak.i) };
  if (canWait(splits)) return { ...splits, periods: periods.slice(0, -1) };
  return { ...splits, shownVersions: shownVersions.filter((version) => version !== leak.oldest) };
}

/**
 * Periods of all checks and versions among them, so that no group under 5 comes out by subtracting one from the other:
 * weeks are joined first, then the newest wait, and at last the older version is hidden.
 */
export function settleSplits(periods: readonly Period[], versions: readonly VersionSpan[]): Splits {
  let splits: Splits = {
    periods: [...periods],
    shownVersions: versions.filter(({ finished }) => finished >= smallestGroup),
  };
  for (let leak = findLeak(splits); leak !== null; leak = findLeak(splits)) splits = close(leak, splits);
  return splits;
}
