import { expect, test } from 'vitest';
import {
  selectWeeks,
  calculateGrowthPercent,
  getFinishedPerWeek,
  type WeekPeriod,
  sumFinished,
  getWeekNumber,
} from './select-weeks.ts';

const monday = (index: number) => new Date(Date.UTC(2026, 0, 5) + index * 7 * 86_400_000).toISOString().slice(0, 10);
const week = (index: number, finished: number | null): WeekPeriod => ({
  from: monday(index),
  to: monday(index),
  finished,
});

test('weeks have their ISO number, across the turn of the year too', () => {
  expect(['2026-01-05', '2026-11-16', '2026-12-28', '2027-01-04'].map(getWeekNumber)).toEqual([2, 47, 53, 1]);
});

test('the newest weeks are compared with the same number of earlier weeks', () => {
  const periods = [0, 1, 2, 3].map((index) => week(index, (index + 1) * 10));
  const chosen = selectWeeks(periods, 2);
  expect([sumFinished(chosen.before), sumFinished(chosen.current), calculateGrowthPercent(chosen)]).toEqual([
    30, 70, 133,
  ]);
});

test('there is no comparison without enough earlier weeks, nor for all weeks', () => {
  const periods = [0, 1, 2].map((index) => week(index, 10));
  expect(calculateGrowthPercent(selectWeeks(periods, 2))).toBeNull();
  expect(selectWeeks(periods, undefined)).toEqual({ current: periods, before: [] });
  expect(selectWeeks([], 13)).toEqual({ current: [], before: [] });
});

test('combined weeks count equally, and a hidden number is null', () => {
  expect(getFinishedPerWeek({ from: monday(0), to: monday(3), finished: 12 })).toBe(3);
  expect(getFinishedPerWeek(week(0, null))).toBeNull();
});
