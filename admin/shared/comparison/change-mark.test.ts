import { expect, test } from 'vitest';
import { marksOf } from './change-mark.ts';

test('every block that differs has a mark, the others none', () => {
  expect(
    marksOf([
      { key: 'new', change: 'ADDED', moved: false },
      { key: 'gone', change: 'REMOVED', moved: false },
      { key: 'edited', change: 'CHANGED', moved: false },
      { key: 'elsewhere', change: 'MOVED', moved: true },
      { key: 'same', change: 'UNCHANGED', moved: false },
    ]),
  ).toEqual({ new: 'added', gone: 'removed', edited: 'changed', elsewhere: 'moved' });
});

test('of a block that was changed and moved, the change is marked', () => {
  expect(marksOf([{ key: 'both', change: 'CHANGED', moved: true }])).toEqual({ both: 'changed' });
});
