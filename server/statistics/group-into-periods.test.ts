import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectShownLevels } from './select-shown-levels.ts';
import { countByLocale, groupIntoPeriods } from './group-into-periods.ts';
import type { WeekCount } from '../questionnaire/index.ts';
import { mondayOf, nextMonday, sumCounts } from './week-counts.ts';

const first = '2026-01-05';
const weekAt = (index: number) => Array.from({ length: index }).reduce<string>((week) => nextMonday(week), first);
const locales = ['en', 'nl-nl', 'de-de', 'fr-fr'];

const manyCounts = fc.array(
  fc.record({
    week: fc.nat(20).map(weekAt),
    locale: fc.constantFrom(...locales),
    level: fc.nat(3),
    count: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 60 },
);
const en = (index: number, count: number): WeekCount => ({ week: weekAt(index), locale: 'en', level: 2, count });

test('a week begins on Monday in UTC, also at the turn of a year', () => {
  expect(mondayOf(new Date('2026-11-22T23:59:59Z'))).toBe('2026-11-16');
  expect(mondayOf(new Date('2026-11-23T00:00:00Z'))).toBe('2026-11-23');
  expect(mondayOf(new Date('2027-01-01T12:00:00Z'))).toBe('2026-12-28');
});

test('a week with fewer than 5 checks is merged with the next ones, and the newest is shown only with 5 checks', () => {
  expect(groupIntoPeriods([en(0, 12), en(1, 2), en(3, 4), en(4, 3)])).toEqual([
    { from: weekAt(0), to: weekAt(0), finished: 12 },
    { from: weekAt(1), to: weekAt(3), finished: 6 },
  ]);
  expect(groupIntoPeriods([])).toEqual([]);
});

test('more checks in the newest weeks change nothing until there are 5', () => {
  const before = [en(0, 12), en(1, 3)];
  expect(groupIntoPeriods([...before, en(1, 1)])).toEqual(groupIntoPeriods(before));
  expect(groupIntoPeriods([...before, en(1, 2)])).toHaveLength(2);
});

test('no period, no locale of a block and no difference between them is a group of 1 to 4', () => {
  fc.assert(
    fc.property(manyCounts, (counts) => {
      const periods = groupIntoPeriods(counts);
      for (const { finished } of periods) expect(finished).toBeGreaterThanOrEqual(5);
      for (const { from, to, counts: shown } of countByLocale(periods, counts)) {
        const shownCounts = [...shown.values()].filter((count) => count !== null);
        const whole = sumCounts(
          periods.filter((one) => one.from >= from && one.to <= to).map(({ finished }) => finished),
        );
        for (const count of [...shownCounts, whole - sumCounts(shownCounts)])
          expect(count === 0 || count >= 5).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

const levels = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30), fc.nat(30));

test('no level of a locale, nor of the locales that are not shown, is a group of 1 to 4', () => {
  fc.assert(
    fc.property(fc.array(levels, { minLength: 1, maxLength: 4 }), levels, (rows, others) => {
      const levelsOf = new Map(rows.map((row, index) => [locales[index] ?? '', row]));
      const whole = [0, 1, 2, 3].map((level) => sumCounts([...rows, others].map((row) => row[level] ?? 0)));
      const { all, byLocale } = selectShownLevels(whole, levelsOf);
      if (sumCounts(whole) < 5) return expect(byLocale.size).toBe(0);
      const parts = [...byLocale].map(([locale]) => levelsOf.get(locale) ?? []);
      const rest = whole.map((count, level) => count - sumCounts(parts.map((part) => part[level] ?? 0)));
      for (const part of [...parts, rest]) {
        const hidden = sumCounts(part.filter((_, level) => all[level] === null));
        const shownCounts = part.filter((_, level) => all[level] !== null);
        for (const count of [...shownCounts, hidden]) expect(count === 0 || count >= 5).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});
