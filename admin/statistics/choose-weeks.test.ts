import { expect, test } from 'vitest';
import { chooseWeeks, growth, perWeek, type Period, sumFinished, weekNumber } from './choose-weeks.ts';

const monday = (index: number) => new Date(Date.UTC(2026, 0, 5) + index * 7 * 86_400_000).toISOString().slice(0, 10);
const week = (index: number, finished: number | null): Period => ({ from: monday(index), to: monday(index), finished });

test('weeks are numbered as calendars do, over the turn of a year too', () => {
  expect(['2026-01-05', '2026-11-16', '2026-12-28', '2027-01-04'].map(weekNumber)).toEqual([2, 47, 53, 1]);
});

test('the newest weeks are compared with as many before them', () => {
  const periods = [0, 1, 2, 3].map((index) => week(index, (index + 1) * 10));
  const chosen = chooseWeeks(periods, 2);
  expect([sumFinished(chosen.before), sumFinished(chosen.present), growth(chosen)]).toEqual([30, 70, 133]);
});

test('without as many weeks before there is no comparison, nor for all weeks', () => {
  const periods = [0, 1, 2].map((index) => week(index, 10));
  expect(growth(chooseWeeks(periods, 2))).toBeNull();
  expect(chooseWeeks(periods, undefined)).toEqual({ present: periods, before: [] });
  expect(chooseWeeks([], 13)).toEqual({ present: [], before: [] });
});

test('weeks that are told together count alike, and a hidden number is none', () => {
  expect(perWeek({ from: monday(0), to: monday(3), finished: 12 })).toBe(3);
  expect(perWeek(week(0, null))).toBeNull();
});
