import { describe, expect, it } from 'vitest';
import { findDropIndex } from './find-drop-index.ts';

/** A line of text, a tall image, and two more lines. */
const extents = [
  { top: 0, bottom: 40 },
  { top: 40, bottom: 470 },
  { top: 470, bottom: 510 },
  { top: 510, bottom: 550 },
];
const drop = (from: number, y: number) => findDropIndex(extents, { from, y, maxDepth: 30 });

describe('the index at which a dragged block is dropped', () => {
  it('is past a tall block as soon as the pointer is a little way into it, from above and from below', () => {
    expect([drop(0, 60), drop(0, 75)]).toEqual([0, 1]);
    expect([drop(2, 450), drop(2, 435)]).toEqual([2, 1]);
  });

  it('is past a low block once the pointer has passed its middle', () => {
    expect([drop(1, 485), drop(1, 495)]).toEqual([1, 2]);
    expect([drop(1, 25), drop(1, 15)]).toEqual([1, 0]);
  });

  it('is the first one above the page and the last one below it', () => {
    expect([drop(3, -200), drop(0, 900)]).toEqual([0, 3]);
  });

  it('does not change while the pointer is over the block itself', () => {
    expect([drop(1, 50), drop(1, 460)]).toEqual([1, 1]);
  });
});
