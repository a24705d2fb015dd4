import { describe, expect, test } from 'vitest';
import { selectComparedPair, selectRestoreSource } from './compared-pair.ts';

const history = [{ id: 9 }, { id: 7 }, { id: 4 }, { id: 1 }];
const ids = (before: number | null, after: number | null) => {
  const pair = selectComparedPair(history, { before, after });
  return pair && [pair.before?.id ?? null, pair.after.id];
};

describe('the compared pair', () => {
  test('is by default the newest version and the one before it', () => {
    expect(ids(null, null)).toEqual([7, 9]);
  });

  test('is the selected version and the one before it', () => {
    expect(ids(null, 4)).toEqual([1, 4]);
  });

  test('can be any two versions, with the later one last', () => {
    expect(ids(1, 7)).toEqual([1, 7]);
    expect(ids(9, 4)).toEqual([4, 9]);
  });

  test('is the first version compared with nothing', () => {
    expect(ids(null, 1)).toEqual([null, 1]);
  });

  test('is the default if a selected version does not exist or both are the same', () => {
    expect(ids(55, 66)).toEqual([7, 9]);
    expect(ids(4, 4)).toEqual([1, 4]);
  });

  test('does not exist without a history', () => {
    expect(selectComparedPair([], { before: null, after: null })).toBeNull();
  });
});

describe('the version to restore', () => {
  const old = { before: { id: 1 }, after: { id: 4 } };
  const current = { before: { id: 4 }, after: { id: 9 } };
  const restored = (pair: typeof old, what: Parameters<typeof selectRestoreSource>[2]) =>
    selectRestoreSource(pair, 9, what)?.id ?? null;

  test('is the later one, or the earlier one if the later one is current', () => {
    expect(restored(old, 'page')).toBe(4);
    expect(restored(current, 'page')).toBe(4);
  });

  test('contains the selected block', () => {
    expect(restored(old, { change: 'ADDED' })).toBe(4);
    expect(restored(old, { change: 'REMOVED' })).toBe(1);
    expect(restored(current, { change: 'CHANGED' })).toBe(4);
    expect(restored(current, { change: 'ADDED' })).toBeNull();
  });

  test('does not exist for a block that was only moved', () => {
    expect(restored(current, { change: 'MOVED' })).toBeNull();
  });
});
