import { expect, test } from 'vitest';
import { separateWhitespace } from './separate-whitespace.ts';

const show = (words: Parameters<typeof separateWhitespace>[0]) =>
  separateWhitespace(words).map(({ text, change }) => [change, text]);

test('the space after a changed word is not part of it', () => {
  expect(
    show([
      { text: 'Candles ', change: 'REMOVED' },
      { text: 'Working safely with candles ', change: 'ADDED' },
      { text: 'and open fire', change: 'SAME' },
    ]),
  ).toEqual([
    ['REMOVED', 'Candles'],
    ['SAME', ' '],
    ['ADDED', 'Working safely with candles'],
    ['SAME', ' '],
    ['SAME', 'and open fire'],
  ]);
});

test('a removed word and its replacement are separated by a space', () => {
  expect(
    show([
      { text: 'sturdy', change: 'REMOVED' },
      { text: 'non-flammable', change: 'ADDED' },
    ]),
  ).toEqual([
    ['REMOVED', 'sturdy'],
    ['SAME', ' '],
    ['ADDED', 'non-flammable'],
  ]);
});

test('a removed space is left out', () => {
  expect(
    show([
      { text: 'candles', change: 'SAME' },
      { text: ' ', change: 'REMOVED' },
      { text: ', wreaths ', change: 'ADDED' },
    ]),
  ).toEqual([
    ['SAME', 'candles'],
    ['ADDED', ', wreaths'],
    ['SAME', ' '],
  ]);
});
