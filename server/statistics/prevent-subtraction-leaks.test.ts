import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLongRun, seed } from '../../tests/support/random.ts';
import type { VersionTotal, WeekCount } from '../questionnaire/index.ts';
import { preventSubtractionLeaks } from './prevent-subtraction-leaks.ts';
import { groupIntoPeriods } from './group-into-periods.ts';
import { buildTimeStatistics } from './time-statistics.ts';
import { nextMonday } from './week-counts.ts';

/** A finished check; `week` and `version` are indexes. */
type Check = { week: number; version: number; locale: string; level: number };
type History = { checks: Check[]; published: number[] };

const locales = ['en', 'nl-nl', 'de-de'];
const weekCount = 9;
const mondays = Array.from({ length: weekCount }).reduce<string[]>(
  (weeks) => [...weeks, nextMonday(weeks.at(-1) ?? '2025-12-29')],
  [],
);

/** Checks of the weeks after a version's publication, few of them of superseded versions. */
const histories: fc.Arbitrary<History> = fc
  .uniqueArray(fc.nat(weekCount - 1), { minLength: 1, maxLength: 3 })
  .chain((starts) => {
    const published = starts.toSorted((a, b) => a - b);
    const group = (week: number, version: number) => {
      const isCurrent = (published[version + 1] ?? weekCount) >= week;
      const count = isCurrent ? fc.oneof(fc.nat(12), fc.nat(3)) : fc.oneof(fc.constant(0), fc.nat(2));
      return fc.tuple(count, fc.constantFrom(...locales), fc.nat(3), fc.nat(6)).map(([size, locale, level, spread]) =>
        Array.from(
          { length: size },
          (_, index): Check => ({
            week,
            version,
            locale: index > 5 ? (locales[(index + spread) % 3] ?? 'en') : locale,
            level: (level + (index % (1 + (spread % 3)))) % 4,
          }),
        ),
      );
    };
    const groups = mondays.flatMap((_, week) =>
      published.flatMap((start, version) => (start <= week ? [group(week, version)] : [])),
    );
    return fc.tuple(...groups).map((found) => ({ checks: found.flat(), published }));
  });

function toWeekCounts(checks: readonly Check[]): WeekCount[] {
  const counts = new Map<string, WeekCount>();
  for (const { week, locale, level } of checks) {
    const key = `${week} ${locale} ${level}`;
    const found = counts.get(key) ?? { week: mondays[week] ?? '', locale, level, count: 0 };
    counts.set(key, { ...found, count: found.count + 1 });
  }
  return [...counts.values()];
}

/** Returns the week up to which a version's counters are shown. They change at the end of a week with 5 checks more. */
function shownUntil({ checks }: History, version: number): { week: number; finished: number } {
  let shown = { week: -1, finished: 0 };
  for (let week = 0; week < weekCount; week += 1) {
    const finished = checks.filter((check) => check.version === version && check.week <= week).length;
    if (finished >= shown.finished + 5) shown = { week, finished };
  }
  return shown;
}

/** A shown number, and the checks that it counts. */
type Figure = { fits: (check: Check) => boolean; count: number };

function listFigures(history: History): Figure[] {
  const counts = toWeekCounts(history.checks);
  const spans = history.published.map((start, version): VersionTotal => {
    const { finished } = shownUntil(history, version);
    return { number: version, from: mondays[start] ?? '', finished };
  });
  const { periods, shownVersions } = preventSubtractionLeaks(groupIntoPeriods(counts), spans);
  const figures: Figure[] = shownVersions.map(({ number, finished }) => {
    const { week } = shownUntil(history, number);
    return { fits: (check) => check.version === number && check.week <= week, count: finished };
  });
  for (const locale of [null, ...locales]) {
    const shown = buildTimeStatistics(counts, periods, locale);
    const isOf = (check: Check): boolean => locale === null || check.locale === locale;
    const last = shown.periods.at(-1)?.to ?? '';
    for (const { from, to, finished } of shown.periods) {
      const isIn = ({ week }: Check): boolean => (mondays[week] ?? '') >= from && (mondays[week] ?? '') <= to;
      if (finished !== null) figures.push({ fits: (check) => isOf(check) && isIn(check), count: finished });
    }
    for (const { level, finished } of shown.levels) {
      const isIn = (check: Check): boolean => check.level === level && (mondays[check.week] ?? '') <= last;
      if (finished !== null) figures.push({ fits: (check) => isOf(check) && isIn(check), count: finished });
    }
  }
  return figures;
}

/** Returns every check that is possible for an outsider: a version has none before its publication. */
function possibleChecks({ published }: History): Check[] {
  return published.flatMap((start, version) =>
    mondays.flatMap((_, week) =>
      week < start ? [] : locales.flatMap((locale) => [0, 1, 2, 3].map((level) => ({ week, version, locale, level }))),
    ),
  );
}

type Group = { cells: bigint; count: number };

const maxGroups = 3_000;

/** Combines groups: one without the other, and the union of two that have nothing in common. */
function combineGroups(groups: ReadonlyMap<bigint, number>, shown: readonly Group[]): Map<bigint, number> {
  const found = new Map(groups);
  for (const [cells, count] of groups) {
    for (const other of shown) {
      if (found.size >= maxGroups) return found;
      if ((cells & other.cells) === other.cells) found.set(cells & ~other.cells, count - other.count);
      else if ((cells & other.cells) === cells) found.set(other.cells & ~cells, other.count - count);
      else if ((cells & other.cells) === 0n) found.set(cells | other.cells, count + other.count);
    }
  }
  return found;
}

/** Returns the sizes of all groups that an outsider can compute by adding and subtracting, a few steps deep. */
function findDerivableSizes(history: History, figures: readonly Figure[]): Set<number> {
  const known = possibleChecks(history).filter(
    (check) => !figures.some(({ fits, count }) => count === 0 && fits(check)),
  );
  const toCells = ({ fits }: Figure): bigint =>
    known.reduce((cells, check, index) => (fits(check) ? cells | (1n << BigInt(index)) : cells), 0n);
  const shown = figures.map((figure) => ({ cells: toCells(figure), count: figure.count }));
  let groups = new Map(shown.map(({ cells, count }) => [cells, count]));
  for (let round = 0; round < 4; round += 1) groups = combineGroups(groups, shown);
  groups.delete(0n);
  return new Set(groups.values());
}

const numRuns = isLongRun ? 5_000 : 150;

test(`no sum or difference of shown numbers is a group of 1 to 4, in ${numRuns} histories`, {
  timeout: isLongRun ? 3_600_000 : 60_000,
}, () => {
  let figuresShown = 0;
  let versionsShown = 0;
  fc.assert(
    fc.property(histories, (history) => {
      const figures = listFigures(history);
      figuresShown += figures.length;
      versionsShown += figures.filter(({ count }) => count > 0).length;
      const small = [...findDerivableSizes(history, figures)].filter((count) => count > 0 && count < 5);
      expect(small).toEqual([]);
    }),
    { numRuns, seed },
  );
  expect(figuresShown / numRuns).toBeGreaterThan(5);
  expect(versionsShown).toBeGreaterThan(numRuns);
});

test('33 finished checks, 30 of them with version 3, do not reveal the 3 with version 4', () => {
  const week = (from: string, finished: number) => ({ from, to: from, finished });
  const versions = [
    { number: 3, from: '2026-01-05', finished: 30 },
    { number: 4, from: '2026-01-12', finished: 3 },
  ];
  const both = preventSubtractionLeaks([week('2026-01-05', 20), week('2026-01-12', 13)], versions);
  expect(both.shownVersions).toEqual([]);
  expect(both.periods).toHaveLength(2);
  const waiting = preventSubtractionLeaks([week('2026-01-05', 30), week('2026-01-12', 3)], versions);
  expect(waiting).toEqual({ periods: [week('2026-01-05', 30)], shownVersions: versions.slice(0, 1) });
});
