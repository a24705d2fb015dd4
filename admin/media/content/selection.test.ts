import { expect, test } from 'vitest';
import {
  type Box,
  chooseAll,
  extend,
  findNeighbour,
  keepShown,
  type MediaSelection,
  nothingChosen,
  pick,
  toggle,
} from './selection.ts';

const order = ['a', 'b', 'c', 'd'];
const chosen = ({ keys }: MediaSelection) => [...keys].join('');

test('a click chooses one alone, with ctrl one more or one less', () => {
  const one = pick('b');
  expect(chosen(one)).toBe('b');
  const two = toggle(one, 'd');
  expect(chosen(two)).toBe('bd');
  expect(chosen(toggle(two, 'b'))).toBe('d');
});

test('shift chooses all between, from where it began, in both directions', () => {
  const down = extend(pick('b'), 'd', order);
  expect(chosen(down)).toBe('bcd');
  expect(chosen(extend(down, 'a', order))).toBe('ab');
  expect(chosen(extend(nothingChosen, 'c', order))).toBe('c');
});

test('what is no longer shown is no longer chosen', () => {
  const all = chooseAll(pick('a'), order);
  expect(chosen(keepShown(all, ['b', 'c']))).toBe('bc');
  expect(keepShown(all, ['b', 'c']).active).toBeNull();
  expect(keepShown(all, order)).toBe(all);
});

/** Two folders in a row of their own, then files in rows of three. */
const boxes: Box[] = [
  ...[0, 100].map((left) => ({ left, top: 0, width: 90, height: 40 })),
  ...[0, 100, 200].map((left) => ({ left, top: 60, width: 90, height: 90 })),
  ...[0, 100].map((left) => ({ left, top: 160, width: 90, height: 90 })),
];

test.each([
  [0, 'ArrowRight', 1],
  [1, 'ArrowRight', 2],
  [1, 'ArrowDown', 3],
  [4, 'ArrowDown', 6],
  [4, 'ArrowUp', 1],
  [5, 'ArrowUp', 2],
  [6, 'ArrowDown', 6],
  [0, 'ArrowLeft', 0],
  [6, 'Home', 0],
  [0, 'End', 6],
] as const)('from box %i %s leads to %i', (from, direction, to) => {
  expect(findNeighbour(boxes, from, direction)).toBe(to);
});
