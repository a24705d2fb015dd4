import { describe, expect, it } from 'vitest';
import { NARROWEST, scaleFor, toWidth, WIDEST } from './viewport.ts';

describe('the width of the canvas', () => {
  it('is a whole number of pixels between the narrowest and the widest', () => {
    expect([10, 500.4, 9_999].map(toWidth)).toEqual([NARROWEST, 500, WIDEST]);
  });

  it('is shown smaller where there is no room for it, and never larger than life', () => {
    expect(scaleFor(1280, 640)).toBe(0.5);
    expect(scaleFor(360, 640)).toBe(1);
    expect(scaleFor(1280, 0)).toBe(1);
  });
});
