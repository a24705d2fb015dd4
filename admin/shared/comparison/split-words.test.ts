import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

const show = (words: Parameters<typeof splitWords>[0]) => splitWords(words).map(({ text, change }) => [change, text]);

test('the space behind a changed word is not part of it', () => {
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

test('a word and the one in its place are kept apart', () => {
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

test('a space that went leaves nothing', () => {
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
