import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function countCalls() {
  const call = vi.fn<() => void>();
  return { call, debounced: debounce(call, { wait: 500, maxWait: 1000 }) };
}

test('the first call is made at once', () => {
  const { call, debounced } = countCalls();
  debounced();
  expect(call).toHaveBeenCalledTimes(1);
});

test('a single call is not repeated', () => {
  const { call, debounced } = countCalls();
  debounced();
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledTimes(1);
});

test('further calls are combined into one after 500 ms without calls', () => {
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

test('under continuous calls one is made every 1000 ms', () => {
  const { call, debounced } = countCalls();
  debounced();
  for (let passed = 0; passed < 2000; passed += 100) {
    vi.advanceTimersByTime(100);
    debounced();
  }
  expect(call).toHaveBeenCalledTimes(3);
});

test('after a pause the next call is made at once again', () => {
  const { call, debounced } = countCalls();
  debounced();
  debounced();
  vi.advanceTimersByTime(500);
  debounced();
  expect(call).toHaveBeenCalledTimes(3);
});

test('a cancelled call is never made', () => {
  const { call, debounced } = countCalls();
  debounced();
  debounced();
  debounced.cancel();
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledTimes(1);
});
