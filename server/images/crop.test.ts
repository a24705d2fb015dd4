import { describe, expect, test } from 'vitest';
import { visibleBox } from './crop.ts';

const size = { width: 400, height: 200 };
const crop = { x: 100, y: 50, width: 200, height: 100, rotate: 0, scaleX: 1, scaleY: 1 };
const square = (x: number, y: number) => ({ ratio: 1, focalPoint: { x, y } });

describe('an image that is cut to a ratio', () => {
  test('keeps as much as possible, from its middle', () => {
    expect(visibleBox(size, null, { ratio: 1, focalPoint: null })).toEqual({
      left: 100,
      top: 0,
      width: 200,
      height: 200,
    });
    expect(visibleBox(size, null, { ratio: 4, focalPoint: null })).toEqual({
      left: 0,
      top: 50,
      width: 400,
      height: 100,
    });
  });

  test('keeps its focal point in the middle as far as its edges allow', () => {
    expect(visibleBox(size, null, square(0.6, 0.5)).left).toBe(140);
    expect(visibleBox(size, null, square(0, 0.5)).left).toBe(0);
    expect(visibleBox(size, null, square(1, 0.5)).left).toBe(200);
  });

  test('stays within its crop', () => {
    expect(visibleBox(size, crop, square(0, 0))).toEqual({ left: 100, top: 50, width: 100, height: 100 });
    expect(visibleBox(size, crop, square(1, 1))).toEqual({ left: 200, top: 50, width: 100, height: 100 });
    expect(visibleBox(size, crop, square(0.5, 0.5))).toEqual({ left: 150, top: 50, width: 100, height: 100 });
  });

  test('finds its focal point after mirroring and rotating', () => {
    const all = { x: 0, y: 0, width: 400, height: 200, rotate: 0, scaleX: 1, scaleY: 1 };
    expect(visibleBox(size, { ...all, scaleX: -1 }, square(0, 0.5)).left).toBe(200);
    const turned = { ...all, width: 200, height: 400, rotate: 90 };
    expect(visibleBox(size, turned, square(0, 0.5))).toEqual({ left: 0, top: 0, width: 200, height: 200 });
    expect(visibleBox(size, { ...turned, rotate: 270 }, square(0, 0.5)).top).toBe(200);
  });

  test('is at least one pixel in each direction', () => {
    expect(visibleBox({ width: 1, height: 5_000 }, null, { ratio: 1.91, focalPoint: null })).toMatchObject({
      width: 1,
      height: 1,
    });
  });
});
