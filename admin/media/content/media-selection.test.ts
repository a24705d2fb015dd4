import { expect, test } from 'vitest';
import {
  type OptionRect,
  selectAllItems,
  extendSelection,
  findNextOption,
  keepVisible,
  type MediaSelection,
  emptyMediaSelection,
  selectOnly,
  toggleItem,
} from './media-selection.ts';

const order = ['a', 'b', 'c', 'd'];
const chosen = ({ keys }: MediaSelection) => [...keys].join('');

test('a click selects one item, Ctrl + click adds or removes one', () => {
  const one = selectOnly('b');
  expect(chosen(one)).toBe('b');
  const two = toggleItem(one, 'd');
  expect(chosen(two)).toBe('bd');
  expect(chosen(toggleItem(two, 'b'))).toBe('d');
});

test('Shift selects everything from the anchor, in both directions', () => {
  const down = extendSelection(selectOnly('b'), 'd', order);
  expect(chosen(down)).toBe('bcd');
  expect(chosen(extendSelection(down, 'a', order))).toBe('ab');
  expect(chosen(extendSelection(emptyMediaSelection, 'c', order))).toBe('c');
});

test('hidden items are deselected', () => {
  const all = selectAllItems(selectOnly('a'), order);
  expect(chosen(keepVisible(all, ['b', 'c']))).toBe('bc');
  expect(keepVisible(all, ['b', 'c']).active).toBeNull();
  expect(keepVisible(all, order)).toBe(all);
});

/** Two folders in their own row, then files in rows of three. */
const boxes: OptionRect[] = [
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
  expect(findNextOption(boxes, from, direction)).toBe(to);
});
