import { expect, test } from 'vitest';
import { formatDate, parseDate, parseTime } from './date-text.ts';

test.each([
  ['en', '28/02/2026'],
  ['nl', '28-02-2026'],
  ['de', '28.02.2026'],
  ['fr', '28/02/2026'],
])('in %s a date is formatted as %s, and parsed again', (language, text) => {
  expect(formatDate('2026-02-28', language)).toBe(text);
  expect(parseDate(text, language)).toBe('2026-02-28');
});

test.each([
  ['2026-02-28', '2026-02-28'],
  ['28.2.26', '2026-02-28'],
  [' 28 2 2026 ', '2026-02-28'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2026', null],
  ['31.04.2026', null],
  ['02/28/2026', null],
  ['28.02.', null],
  ['tomorrow', null],
  ['', null],
])('%j is parsed as the date %j', (text, day) => {
  expect(parseDate(text, 'de')).toBe(day);
});

test.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['09.30', '09:30'],
  ['14h', '14:00'],
  ['9.30 Uhr', '09:30'],
  ['24:00', null],
  ['9:60', null],
  ['9:3', null],
  ['', null],
])('%j is parsed as the time %j', (text, time) => {
  expect(parseTime(text)).toBe(time);
});
