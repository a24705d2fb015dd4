import { describe, expect, it, vi } from 'vitest';
import { TooManyRequests } from '../errors/index.ts';
import { RateLimitRegistry, clientNetworkOf } from './index.ts';

const createRateLimit = (limit: { capacity: number; refillSeconds: number }) =>
  new RateLimitRegistry().create('calls', limit);

describe('a rate limit', () => {
  it('refuses a call above the limit with the seconds to wait', () => {
    const rateLimit = createRateLimit({ capacity: 2, refillSeconds: 60 });
    rateLimit.consume('a');
    rateLimit.consume('a');
    try {
      rateLimit.consume('a');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyRequests);
      expect((error as TooManyRequests).retryAfter).toBeCloseTo(30, 0);
    }
  });

  it('counts each caller separately', () => {
    const rateLimit = createRateLimit({ capacity: 1, refillSeconds: 60 });
    rateLimit.consume('a');
    expect(() => rateLimit.consume('b')).not.toThrow();
  });

  it('refills with time, never above its capacity', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const rateLimit = createRateLimit({ capacity: 2, refillSeconds: 60 });
    rateLimit.consume('a');
    rateLimit.consume('a');
    vi.advanceTimersByTime(3_600_000);
    rateLimit.consume('a');
    rateLimit.consume('a');
    expect(() => rateLimit.consume('a')).toThrow(TooManyRequests);
    vi.useRealTimers();
  });

  it('refunds a call', () => {
    const rateLimit = createRateLimit({ capacity: 1, refillSeconds: 60 });
    rateLimit.consume('a');
    rateLimit.refund('a');
    expect(() => rateLimit.consume('a')).not.toThrow();
  });
});

describe('the rate limits of two nodes', () => {
  const limit = { capacity: 10, refillSeconds: 3_600 };
  const startNode = () => {
    const registry = new RateLimitRegistry();
    return { registry, rateLimit: registry.create('calls', limit) };
  };

  it('act as one after exchanging messages', () => {
    const [one, other] = [startNode(), startNode()];
    for (let call = 0; call < 6; call += 1) one.rateLimit.consume('a');
    for (const message of one.registry.collectMessages()) {
      other.registry.receive(message);
      one.registry.receive(message);
    }
    for (let call = 0; call < 4; call += 1) {
      one.rateLimit.consume('a');
      other.rateLimit.consume('a');
    }
    expect(() => one.rateLimit.consume('a')).toThrow(TooManyRequests);
    expect(() => other.rateLimit.consume('a')).toThrow(TooManyRequests);
    expect(one.registry.collectMessages()).toHaveLength(1);
    expect(one.registry.collectMessages()).toEqual([]);
  });

  it('exchange refunds, and thousands of callers in messages of limited size', () => {
    const [one, other] = [startNode(), startNode()];
    one.rateLimit.consume('a');
    one.rateLimit.refund('a');
    expect(one.registry.collectMessages()).toEqual([]);
    for (let caller = 0; caller < 2_000; caller += 1) one.rateLimit.consume(`2001:db8:${caller}:2::/64`);
    const messages = one.registry.collectMessages();
    expect(Math.max(...messages.map(({ length }) => length))).toBeLessThan(8_000);
    messages.forEach((message) => other.registry.receive(message));
    for (let call = 0; call < 9; call += 1) other.rateLimit.consume('2001:db8:1999:2::/64');
    expect(() => other.rateLimit.consume('2001:db8:1999:2::/64')).toThrow(TooManyRequests);
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
    expect(clientNetworkOf(address)).toBe(caller);
  });
});
