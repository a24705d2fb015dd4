import { expect, it } from 'vitest';
import { longestIncreasingSubsequence } from './longest-increasing-subsequence.ts';

it.each([
  ['nothing', [], []],
  ['one number', [7], [0]],
  ['increasing numbers', [0, 1, 2, 3], [0, 1, 2, 3]],
  ['one that moved to the front', [3, 0, 1, 2], [1, 2, 3]],
  ['one that moved to the end', [1, 2, 3, 0], [0, 1, 2]],
  ['two that moved', [0, 4, 1, 5, 2, 3], [0, 2, 4, 5]],
])('finds the longest increasing subsequence of %s', (_name, numbers, positions) => {
  expect([...longestIncreasingSubsequence(numbers)].toSorted((a, b) => a - b)).toEqual(positions);
});

it('has one element for decreasing numbers', () => {
  expect(longestIncreasingSubsequence([4, 3, 2, 1]).size).toBe(1);
});
