import { describe, expect, it } from 'vitest';
import { MIN_CANVAS_WIDTH, fitScale, toCanvasWidth, MAX_CANVAS_WIDTH } from './viewport.ts';

describe('the width of the canvas', () => {
  it('is a whole number of pixels between the narrowest and the widest', () => {
    expect([10, 500.4, 9_999].map(toCanvasWidth)).toEqual([MIN_CANVAS_WIDTH, 500, MAX_CANVAS_WIDTH]);
  });

  it('is scaled down if there is not enough space, and never scaled up', () => {
    expect(fitScale(1280, 640)).toBe(0.5);
    expect(fitScale(360, 640)).toBe(1);
    expect(fitScale(1280, 0)).toBe(1);
  });
});
