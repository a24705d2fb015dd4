import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

test.each([
  { key: '', id: 1 },
  { key: 'Über uns "und" \\ 🙂', id: 2_147_483_647 },
])('a cursor decodes to its position: $key', (position) => {
  expect(decodeCursor(encodeCursor(position))).toEqual(position);
});

test.each(['', 'x', '!!!', encodeCursor({ key: '\0', id: 1 }), encodeCursor({ key: 'a', id: 0 }), 'bnVsbA', 'W10'])(
  'an invalid cursor decodes to null: %s',
  (cursor) => {
    expect(decodeCursor(cursor)).toBeNull();
  },
);
