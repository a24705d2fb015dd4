import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sayWhile } from './say-while.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says what is waited for after three seconds, every half minute again, and nothing once it is there', async () => {
  const lines: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = sayWhile({ what: 'Waiting for another node', say: (line) => lines.push(line) }, () => promise);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(lines).toEqual([]);
  await vi.advanceTimersByTimeAsync(31_000);
  const told = ['Waiting for another node, for 3 seconds now', 'Waiting for another node, for 33 seconds now'];
  expect(lines).toEqual(told);
  resolve('there');
  expect(await work).toBe('there');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(lines).toEqual(told);
});

it('says nothing of work that failed', async () => {
  const lines: string[] = [];
  const work = sayWhile({ what: 'Waiting', say: (line) => lines.push(line) }, () => Promise.reject(new Error('no')));
  await expect(work).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(lines).toEqual([]);
});
