import { describe, expect, it, vi } from 'vitest';
import { TooManyRequests } from '../errors/index.ts';
import { BudgetExchange, callerOf } from './index.ts';

const createBudget = (size: { capacity: number; seconds: number }) => new BudgetExchange().create('calls', size);

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

describe('the budgets of two nodes', () => {
  const size = { capacity: 10, seconds: 3_600 };
  const startNode = () => {
    const exchange = new BudgetExchange();
    return { exchange, budget: exchange.create('calls', size) };
  };

  it('are one, once each has told the other what was spent', () => {
    const [one, other] = [startNode(), startNode()];
    for (let call = 0; call < 6; call += 1) one.budget.take('a');
    for (const message of one.exchange.collect()) {
      other.exchange.hear(message);
      one.exchange.hear(message);
    }
    for (let call = 0; call < 4; call += 1) {
      one.budget.take('a');
      other.budget.take('a');
    }
    expect(() => one.budget.take('a')).toThrow(TooManyRequests);
    expect(() => other.budget.take('a')).toThrow(TooManyRequests);
    expect(one.exchange.collect()).toHaveLength(1);
    expect(one.exchange.collect()).toEqual([]);
  });

  it('tell each other also what was given back, and of thousands of callers in messages of a bearable size', () => {
    const [one, other] = [startNode(), startNode()];
    one.budget.take('a');
    one.budget.giveBack('a');
    expect(one.exchange.collect()).toEqual([]);
    for (let caller = 0; caller < 2_000; caller += 1) one.budget.take(`2001:db8:${caller}:2::/64`);
    const messages = one.exchange.collect();
    expect(Math.max(...messages.map(({ length }) => length))).toBeLessThan(8_000);
    messages.forEach((message) => other.exchange.hear(message));
    for (let call = 0; call < 9; call += 1) other.budget.take('2001:db8:1999:2::/64');
    expect(() => other.budget.take('2001:db8:1999:2::/64')).toThrow(TooManyRequests);
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
