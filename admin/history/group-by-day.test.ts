import { expect, test } from 'vitest';
import { groupByDay, formatDay } from './group-by-day.ts';

test('versions saved on the same day form a group', () => {
  const at = (storedAt: string) => ({ storedAt });
  const items = [at('2026-03-05T18:00:00Z'), at('2026-03-05T08:00:00Z'), at('2026-03-04T08:00:00Z')];
  expect(groupByDay(items).map((day) => day.items.length)).toEqual([2, 1]);
});

test('recent days are named in words, others by their date', () => {
  const now = new Date('2026-03-05T12:00:00');
  const named = (iso: string, language = 'en-GB') => formatDay(new Date(iso).toDateString(), now, language);
  expect(named('2026-03-05T01:00:00')).toBe('Today');
  expect(named('2026-03-04T23:00:00')).toBe('Yesterday');
  expect(named('2026-03-04T23:00:00', 'de')).toBe('Gestern');
  expect(named('2026-02-19T23:00:00')).toBe('19 February');
  expect(named('2025-10-02T10:00:00')).toBe('2 October 2025');
});
