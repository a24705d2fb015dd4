import { describe, expect, it } from 'vitest';
import { findTimeError, suggestScheduleTime, toDate } from './schedule-time.ts';

const now = new Date(2026, 11, 31, 23, 30);

describe('the time of a scheduled publication', () => {
  it('is suggested as tomorrow at nine, also across the end of a year', () => {
    expect(suggestScheduleTime(now)).toEqual({ date: '2027-01-01', time: '09:00' });
  });

  it('is read in the viewer’s time zone', () => {
    expect(toDate({ date: '2027-01-01', time: '09:00' })).toEqual(new Date(2027, 0, 1, 9));
  });

  it.each([
    [{ date: '', time: '09:00' }, 'isMissing'],
    [{ date: '2027-01-01', time: '' }, 'isMissing'],
    [{ date: '2026-12-31', time: '23:30' }, 'isPast'],
    [{ date: '2026-12-31', time: '23:31' }, null],
  ])('%o: %s', (input, timeError) => {
    expect(findTimeError(input, now)).toBe(timeError);
  });
});
