import { describe, expect, test } from 'vitest';
import { choosePair, chooseRestored } from './choose-pair.ts';

const history = [{ id: 9 }, { id: 7 }, { id: 4 }, { id: 1 }];
const ids = (before: number | null, after: number | null) => {
  const pair = choosePair(history, { before, after });
  return pair && [pair.before?.id ?? null, pair.after.id];
};

describe('what is compared', () => {
  test('is the newest state with the one before it, until something is chosen', () => {
    expect(ids(null, null)).toEqual([7, 9]);
  });

  test('is a chosen state with the one before it', () => {
    expect(ids(null, 4)).toEqual([1, 4]);
  });

  test('is any two, the later one last, in whatever order they were chosen', () => {
    expect(ids(1, 7)).toEqual([1, 7]);
    expect(ids(9, 4)).toEqual([4, 9]);
  });

  test('is the first state with nothing', () => {
    expect(ids(null, 1)).toEqual([null, 1]);
  });

  test('is the default where what was chosen is not there, or the same twice', () => {
    expect(ids(55, 66)).toEqual([7, 9]);
    expect(ids(4, 4)).toEqual([1, 4]);
  });

  test('is nothing without a history', () => {
    expect(choosePair([], { before: null, after: null })).toBeNull();
  });
});

describe('what a restoring brings back', () => {
  const old = { before: { id: 1 }, after: { id: 4 } };
  const present = { before: { id: 4 }, after: { id: 9 } };
  const restored = (pair: typeof old, what: Parameters<typeof chooseRestored>[2]) =>
    chooseRestored(pair, 9, what)?.id ?? null;

  test('is the later of the two, or the earlier one where the page holds the later one now', () => {
    expect(restored(old, 'page')).toBe(4);
    expect(restored(present, 'page')).toBe(4);
  });

  test('of a block comes from a state that has it', () => {
    expect(restored(old, { change: 'ADDED' })).toBe(4);
    expect(restored(old, { change: 'REMOVED' })).toBe(1);
    expect(restored(present, { change: 'CHANGED' })).toBe(4);
    expect(restored(present, { change: 'ADDED' })).toBeNull();
  });

  test('is no block that was only moved, since its content is what it was', () => {
    expect(restored(present, { change: 'MOVED' })).toBeNull();
  });
});
