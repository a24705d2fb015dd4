import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

test.each([
  { key: '', id: 1 },
  { key: 'Über uns "und" \\ 🙂', id: 2_147_483_647 },
])('a cursor leads back to its place: $key', (place) => {
  expect(readCursor(writeCursor(place))).toEqual(place);
});

test.each(['', 'x', '!!!', writeCursor({ key: '\0', id: 1 }), writeCursor({ key: 'a', id: 0 }), 'bnVsbA', 'W10'])(
  'what is no cursor of ours names no place: %s',
  (cursor) => {
    expect(readCursor(cursor)).toBeNull();
  },
);
