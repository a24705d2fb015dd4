import { describe, expect, it, vi } from 'vitest';
import { TooManyRequests } from '../errors/index.ts';
import { callerOf, createBudget } from './index.ts';

describe('a budget', () => {
  it('refuses the call after the last one with the seconds until the next', () => {
    const budget = createBudget({ capacity: 2, seconds: 60 });
    budget.take('a');
    budget.take('a');
    try {
      budget.take('a');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyRequests);
      expect((error as TooManyRequests).retryAfter).toBeCloseTo(30, 0);
    }
  });

  it('is one for each caller', () => {
    const budget = createBudget({ capacity: 1, seconds: 60 });
    budget.take('a');
    expect(() => budget.take('b')).not.toThrow();
  });

  it('fills up again with time, and never above its capacity', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const budget = createBudget({ capacity: 2, seconds: 60 });
    budget.take('a');
    budget.take('a');
    vi.advanceTimersByTime(3_600_000);
    budget.take('a');
    budget.take('a');
    expect(() => budget.take('a')).toThrow(TooManyRequests);
    vi.useRealTimers();
  });

  it('takes back what a welcome call cost', () => {
    const budget = createBudget({ capacity: 1, seconds: 60 });
    budget.take('a');
    budget.giveBack('a');
    expect(() => budget.take('a')).not.toThrow();
  });
});

describe('a caller', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
  ])('with the address %s is counted as %s', (address, caller) => {
    expect(callerOf(address)).toBe(caller);
  });
});
