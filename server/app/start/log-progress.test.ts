import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logProgress } from './log-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('prints a notice after three seconds and every half minute, and none once the work is done', async () => {
  const lines: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = logProgress({ activity: 'Waiting for another node', print: (line) => lines.push(line) }, () => promise);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(lines).toEqual([]);
  await vi.advanceTimersByTimeAsync(31_000);
  const printed = ['Waiting for another node, for 3 seconds now', 'Waiting for another node, for 33 seconds now'];
  expect(lines).toEqual(printed);
  resolve('there');
  expect(await work).toBe('there');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(lines).toEqual(printed);
});

it('prints nothing after the work has failed', async () => {
  const lines: string[] = [];
  const work = logProgress({ activity: 'Waiting', print: (line) => lines.push(line) }, () =>
    Promise.reject(new Error('no')),
  );
  await expect(work).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(lines).toEqual([]);
});
