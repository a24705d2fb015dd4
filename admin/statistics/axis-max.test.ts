import { expect, test } from 'vitest';
import { getAxisMax } from './axis-max.ts';

test.each([
  [0, 4],
  [4, 4],
  [5, 8],
  [13, 16],
  [37, 40],
  [41, 80],
  [200, 240],
  [401, 800],
])('the axis for %i ends at %i', (value, top) => {
  expect(getAxisMax(value)).toBe(top);
  expect(getAxisMax(value) % 4).toBe(0);
});
