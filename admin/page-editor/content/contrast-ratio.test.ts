import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast-ratio.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#1f3f8c', '#1f3f8c', 1],
  ])('of %s and %s is %d, either way round', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
  });
});
