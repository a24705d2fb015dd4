import { describe, expect, it } from 'vitest';
import { findDropIndex } from './drop-index.ts';

/** A line of text, a high picture, and two lines more. */
const extents = [
  { top: 0, bottom: 40 },
  { top: 40, bottom: 470 },
  { top: 470, bottom: 510 },
  { top: 510, bottom: 550 },
];
const drop = (from: number, y: number) => findDropIndex(extents, { from, y, reach: 30 });

describe('the place where a dragged block is dropped', () => {
  it('is beyond a high neighbour as soon as the pointer is a little way into it, from above and from below', () => {
    expect([drop(0, 60), drop(0, 75)]).toEqual([0, 1]);
    expect([drop(2, 450), drop(2, 435)]).toEqual([2, 1]);
  });

  it('is beyond a low neighbour once half of it is passed', () => {
    expect([drop(1, 485), drop(1, 495)]).toEqual([1, 2]);
    expect([drop(1, 25), drop(1, 15)]).toEqual([1, 0]);
  });

  it('is the first above the page and the last below it', () => {
    expect([drop(3, -200), drop(0, 900)]).toEqual([0, 3]);
  });

  it('stays where the block is while the pointer is over the block itself', () => {
    expect([drop(1, 50), drop(1, 460)]).toEqual([1, 1]);
  });
});
