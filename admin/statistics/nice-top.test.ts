import { expect, test } from 'vitest';
import { niceTop } from './nice-top.ts';

test.each([
  [0, 4],
  [4, 4],
  [5, 8],
  [13, 16],
  [37, 40],
  [41, 80],
  [200, 240],
  [401, 800],
])('an axis for %i ends at %i', (value, top) => {
  expect(niceTop(value)).toBe(top);
  expect(niceTop(value) % 4).toBe(0);
});
