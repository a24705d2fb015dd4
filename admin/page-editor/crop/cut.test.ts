import { describe, expect, it } from 'vitest';
import { boxOf, isWhole, mirrored, ofRatio, selected, slanted, slantOf, turned, wholeCut } from './cut.ts';

const size = { width: 400, height: 200 };
const whole = wholeCut(size);
const part = { ...whole, x: 10, y: 20, width: 100, height: 50 };

describe('turning a cut picture', () => {
  it('keeps the same part of it', () => {
    expect(turned(part, size, 1)).toMatchObject({ x: 130, y: 10, width: 50, height: 100, rotate: 90 });
    expect(turned(part, size, -1)).toMatchObject({ x: 20, y: 290, width: 50, height: 100, rotate: 270 });
  });

  it('is undone by turning back, and by four turns', () => {
    expect(turned(turned(part, size, 1), size, -1)).toEqual(part);
    expect([1, 2, 3, 4].reduce((cut) => turned(cut, size, 1), part)).toEqual(part);
  });
});

describe('mirroring a cut picture', () => {
  it('keeps the same part of it', () => {
    expect(mirrored(part, size, 'sideways')).toEqual({ ...part, x: 290, scaleX: -1 });
    expect(mirrored(part, size, 'upside-down')).toEqual({ ...part, y: 130, scaleY: -1 });
  });

  it('turns the other way what was turned', () => {
    const right = turned(part, size, 1);
    expect(mirrored(right, size, 'sideways')).toMatchObject({ rotate: 270, scaleX: -1, x: 20, y: 10 });
  });

  it.each(['sideways', 'upside-down'] as const)('%s twice changes nothing', (direction) => {
    const cut = slanted(turned(part, size, 1), size, 7);
    expect(mirrored(mirrored(cut, size, direction), size, direction)).toEqual(cut);
  });
});

describe('straightening a picture', () => {
  it.each([-44, -20, -0.5, 3, 40, 44.5])('by %d degrees chooses nothing beside the picture', (slant) => {
    const cut = slanted(whole, size, slant);
    const box = boxOf(size, cut.rotate);
    const angle = (slant * Math.PI) / 180;
    const corners = [
      [cut.x, cut.y],
      [cut.x + cut.width, cut.y],
      [cut.x, cut.y + cut.height],
      [cut.x + cut.width, cut.y + cut.height],
    ] as const;
    for (const [x, y] of corners) {
      const [right, down] = [x - box.width / 2, y - box.height / 2];
      expect(Math.abs(right * Math.cos(angle) + down * Math.sin(angle))).toBeLessThan(size.width / 2 + 1.5);
      expect(Math.abs(down * Math.cos(angle) - right * Math.sin(angle))).toBeLessThan(size.height / 2 + 1.5);
    }
    expect(slantOf(cut)).toBe(slant);
  });

  it('back to upright chooses all of it', () => {
    expect(isWhole(slanted(slanted(whole, size, 12), size, 0), size)).toBe(true);
  });
});

describe('choosing a part', () => {
  it('stays within the picture, in whole pixels', () => {
    expect(selected(whole, size, { x: -5, y: 190.4, width: 900, height: 90 })).toMatchObject({
      x: 0,
      y: 190,
      width: 400,
      height: 10,
    });
    expect(selected(whole, size, { x: 400, width: 0 })).toMatchObject({ x: 399, width: 1 });
  });

  it.each([1, 16 / 9, 3 / 4, 10])('of the ratio %d keeps to it and within the picture', (ratio) => {
    const cut = ofRatio(part, size, ratio);
    expect(Math.abs(cut.width / ratio - cut.height)).toBeLessThan(1.5);
    expect(cut.x + cut.width).toBeLessThanOrEqual(400);
    expect(cut.y + cut.height).toBeLessThanOrEqual(200);
  });
});
