import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function countCalls() {
  const call = vi.fn<() => void>();
  return { call, debounced: debounce(call, { wait: 500, maxWait: 1000 }) };
}

test('the first call goes out at once', () => {
  const { call, debounced } = countCalls();
  debounced();
  expect(call).toHaveBeenCalledTimes(1);
});

test('one call alone is not repeated', () => {
  const { call, debounced } = countCalls();
  debounced();
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledTimes(1);
});

test('calls that follow are gathered into one after 500 ms of quiet', () => {
  const { call, debounced } = countCalls();
  debounced();
  vi.advanceTimersByTime(100);
  debounced();
  debounced();
  vi.advanceTimersByTime(499);
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(2);
});

test('without quiet a call goes out every 1000 ms', () => {
  const { call, debounced } = countCalls();
  debounced();
  for (let passed = 0; passed < 2000; passed += 100) {
    vi.advanceTimersByTime(100);
    debounced();
  }
  expect(call).toHaveBeenCalledTimes(3);
});

test('after quiet the next call is a first one again', () => {
  const { call, debounced } = countCalls();
  debounced();
  debounced();
  vi.advanceTimersByTime(500);
  debounced();
  expect(call).toHaveBeenCalledTimes(3);
});

test('a cancelled call never goes out', () => {
  const { call, debounced } = countCalls();
  debounced();
  debounced();
  debounced.cancel();
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledTimes(1);
});
