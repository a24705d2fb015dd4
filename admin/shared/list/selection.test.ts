import { expect, test } from 'vitest';
import { nothingSelected, toggleAll, toggleOne, toggleRange } from './selection.ts';

const order = [11, 12, 13, 14, 15];
const list = ({ ids }: { ids: ReadonlySet<number> }) => [...ids].sort((one, other) => one - other);

test('a row is chosen, and chosen again is not', () => {
  const one = toggleOne(nothingSelected, 12);
  expect(list(one)).toEqual([12]);
  expect(list(toggleOne(one, 12))).toEqual([]);
});

test('a range reaches from the last row to this one, upwards too', () => {
  expect(list(toggleRange(toggleOne(nothingSelected, 12), 14, order))).toEqual([12, 13, 14]);
  expect(list(toggleRange(toggleOne(nothingSelected, 14), 11, order))).toEqual([11, 12, 13, 14]);
});

test('a range that ends on a chosen row takes its rows out', () => {
  const all = toggleAll(nothingSelected, order);
  expect(list(toggleRange(toggleOne(all, 12), 14, order))).toEqual([11, 15]);
});

test('a range without a beginning in the list is the row alone', () => {
  expect(list(toggleRange(nothingSelected, 13, order))).toEqual([13]);
  expect(list(toggleRange(toggleOne(nothingSelected, 99), 13, order))).toEqual([13, 99]);
});

test('all rows are chosen, and none once all are', () => {
  const all = toggleAll(toggleOne(nothingSelected, 13), order);
  expect(list(all)).toEqual(order);
  expect(list(toggleAll(all, order))).toEqual([]);
});
