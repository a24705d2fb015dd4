import { expect, it } from 'vitest';
import { longestRising } from './longest-rising.ts';

it.each([
  ['nothing', [], []],
  ['one number', [7], [0]],
  ['numbers that rise', [0, 1, 2, 3], [0, 1, 2, 3]],
  ['one that moved to the front', [3, 0, 1, 2], [1, 2, 3]],
  ['one that moved to the end', [1, 2, 3, 0], [0, 1, 2]],
  ['two that moved', [0, 4, 1, 5, 2, 3], [0, 2, 4, 5]],
])('keeps the longest run of %s', (_name, numbers, kept) => {
  expect([...longestRising(numbers)].toSorted((a, b) => a - b)).toEqual(kept);
});

it('keeps one of numbers that fall', () => {
  expect(longestRising([4, 3, 2, 1]).size).toBe(1);
});
