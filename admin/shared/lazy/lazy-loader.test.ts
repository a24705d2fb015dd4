import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazyLoader, lazyLoadDelayMs } from './lazy-loader.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => Promise.resolve();

test('checks at most once in 300 milliseconds', () => {
  expect(lazyLoadDelayMs).toBe(300);
});

test('all near elements of one render load at once', async () => {
  const loader = createLazyLoader<string>((name) => name !== 'far');
  const loaded: string[] = [];
  for (const name of ['one', 'two', 'far']) loader.watch(name, () => loaded.push(name));
  await settle();
  expect(loaded).toEqual(['one', 'two']);
});

test('elements that come near while scrolling load once, after the delay', async () => {
  let seen = 0;
  const loader = createLazyLoader<number>((place) => place <= seen);
  const loaded: number[] = [];
  for (const place of [1, 2]) loader.watch(place, () => loaded.push(place));
  await settle();
  seen = 1;
  loader.check();
  expect(loaded).toEqual([]);
  vi.advanceTimersByTime(lazyLoadDelayMs);
  expect(loaded).toEqual([1]);
  seen = 2;
  loader.check();
  loader.check();
  vi.advanceTimersByTime(2 * lazyLoadDelayMs);
  expect(loaded).toEqual([1, 2]);
});

test('removed elements are not loaded', async () => {
  const loader = createLazyLoader<string>(() => true);
  const load = vi.fn<() => void>();
  loader.watch('gone', load)();
  await settle();
  expect(load).not.toHaveBeenCalled();
});
