import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazyLoader, lazyLoadDelay } from './lazy-loader.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => Promise.resolve();

test('looks at most once in 300 milliseconds', () => {
  expect(lazyLoadDelay).toBe(300);
});

test('what is near loads at once, all that appeared together', async () => {
  const loader = createLazyLoader<string>((name) => name !== 'far');
  const loaded: string[] = [];
  for (const name of ['one', 'two', 'far']) loader.watch(name, () => loaded.push(name));
  await settle();
  expect(loaded).toEqual(['one', 'two']);
});

test('what comes near while scrolling loads when the delay is over, once', async () => {
  let seen = 0;
  const loader = createLazyLoader<number>((place) => place <= seen);
  const loaded: number[] = [];
  for (const place of [1, 2]) loader.watch(place, () => loaded.push(place));
  await settle();
  seen = 1;
  loader.look();
  expect(loaded).toEqual([]);
  vi.advanceTimersByTime(lazyLoadDelay);
  expect(loaded).toEqual([1]);
  seen = 2;
  loader.look();
  loader.look();
  vi.advanceTimersByTime(2 * lazyLoadDelay);
  expect(loaded).toEqual([1, 2]);
});

test('what has gone meanwhile is not loaded', async () => {
  const loader = createLazyLoader<string>(() => true);
  const load = vi.fn<() => void>();
  loader.watch('gone', load)();
  await settle();
  expect(load).not.toHaveBeenCalled();
});
