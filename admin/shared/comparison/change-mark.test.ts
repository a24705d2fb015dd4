import { expect, test } from 'vitest';
import { getBlockMarks } from './change-mark.ts';

test('changed blocks have a mark, others have none', () => {
  expect(
    getBlockMarks([
      { key: 'new', change: 'ADDED', moved: false },
      { key: 'gone', change: 'REMOVED', moved: false },
      { key: 'edited', change: 'CHANGED', moved: false },
      { key: 'elsewhere', change: 'MOVED', moved: true },
      { key: 'same', change: 'UNCHANGED', moved: false },
    ]),
  ).toEqual({ new: 'added', gone: 'removed', edited: 'changed', elsewhere: 'moved' });
});

test('a block that was changed and moved is marked as changed', () => {
  expect(getBlockMarks([{ key: 'both', change: 'CHANGED', moved: true }])).toEqual({ both: 'changed' });
});
