import { describe, expect, it } from 'vitest';
import {
  boundingBox,
  isFullCrop,
  flipCrop,
  fitRatio,
  selectRect,
  straighten,
  straightenAngle,
  rotateQuarter,
  fullCrop,
} from './crop-params.ts';

const size = { width: 400, height: 200 };
const whole = fullCrop(size);
const part = { ...whole, x: 10, y: 20, width: 100, height: 50 };

describe('rotating a cropped image', () => {
  it('keeps the same part of it', () => {
    expect(rotateQuarter(part, size, 1)).toMatchObject({ x: 130, y: 10, width: 50, height: 100, rotate: 90 });
    expect(rotateQuarter(part, size, -1)).toMatchObject({ x: 20, y: 290, width: 50, height: 100, rotate: 270 });
  });

  it('is undone by rotating back, and by four quarter turns', () => {
    expect(rotateQuarter(rotateQuarter(part, size, 1), size, -1)).toEqual(part);
    expect([1, 2, 3, 4].reduce((crop) => rotateQuarter(crop, size, 1), part)).toEqual(part);
  });
});

describe('flipping a cropped image', () => {
  it('keeps the same part of it', () => {
    expect(flipCrop(part, size, 'sideways')).toEqual({ ...part, x: 290, scaleX: -1 });
    expect(flipCrop(part, size, 'upside-down')).toEqual({ ...part, y: 130, scaleY: -1 });
  });

  it('reverses its rotation', () => {
    const right = rotateQuarter(part, size, 1);
    expect(flipCrop(right, size, 'sideways')).toMatchObject({ rotate: 270, scaleX: -1, x: 20, y: 10 });
  });

  it.each(['sideways', 'upside-down'] as const)('%s twice changes nothing', (direction) => {
    const crop = straighten(rotateQuarter(part, size, 1), size, 7);
    expect(flipCrop(flipCrop(crop, size, direction), size, direction)).toEqual(crop);
  });
});

describe('straightening an image', () => {
  it.each([-44, -20, -0.5, 3, 40, 44.5])('by %d degrees selects nothing outside the image', (slant) => {
    const crop = straighten(whole, size, slant);
    const box = boundingBox(size, crop.rotate);
    const angle = (slant * Math.PI) / 180;
    const corners = [
      [crop.x, crop.y],
      [crop.x + crop.width, crop.y],
      [crop.x, crop.y + crop.height],
      [crop.x + crop.width, crop.y + crop.height],
    ] as const;
    for (const [x, y] of corners) {
      const [right, down] = [x - box.width / 2, y - box.height / 2];
      expect(Math.abs(right * Math.cos(angle) + down * Math.sin(angle))).toBeLessThan(size.width / 2 + 1.5);
      expect(Math.abs(down * Math.cos(angle) - right * Math.sin(angle))).toBeLessThan(size.height / 2 + 1.5);
    }
    expect(straightenAngle(crop)).toBe(slant);
  });

  it('by 0 degrees selects the whole image', () => {
    expect(isFullCrop(straighten(straighten(whole, size, 12), size, 0), size)).toBe(true);
  });
});

describe('selecting a part', () => {
  it('stays within the image, in whole pixels', () => {
    expect(selectRect(whole, size, { x: -5, y: 190.4, width: 900, height: 90 })).toMatchObject({
      x: 0,
      y: 190,
      width: 400,
      height: 10,
    });
    expect(selectRect(whole, size, { x: 400, width: 0 })).toMatchObject({ x: 399, width: 1 });
  });

  it.each([1, 16 / 9, 3 / 4, 10])('with the ratio %d keeps the ratio and stays within the image', (ratio) => {
    const crop = fitRatio(part, size, ratio);
    expect(Math.abs(crop.width / ratio - crop.height)).toBeLessThan(1.5);
    expect(crop.x + crop.width).toBeLessThanOrEqual(400);
    expect(crop.y + crop.height).toBeLessThanOrEqual(200);
  });
});
