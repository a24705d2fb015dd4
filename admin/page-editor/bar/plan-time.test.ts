import { describe, expect, it } from 'vitest';
import { planObstacle, proposePlanTime, toMoment } from './plan-time.ts';

const now = new Date(2026, 11, 31, 23, 30);

describe('planning a moment', () => {
  it('begins with tomorrow at nine, also over the end of a year', () => {
    expect(proposePlanTime(now)).toEqual({ date: '2027-01-01', time: '09:00' });
  });

  it('reads date and time by the viewer’s clock', () => {
    expect(toMoment({ date: '2027-01-01', time: '09:00' })).toEqual(new Date(2027, 0, 1, 9));
  });

  it.each([
    [{ date: '', time: '09:00' }, 'isMissing'],
    [{ date: '2027-01-01', time: '' }, 'isMissing'],
    [{ date: '2026-12-31', time: '23:30' }, 'isPast'],
    [{ date: '2026-12-31', time: '23:31' }, null],
  ])('%o: %s', (plan, obstacle) => {
    expect(planObstacle(plan, now)).toBe(obstacle);
  });
});
