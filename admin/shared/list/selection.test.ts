import { expect, test } from 'vitest';
import { emptySelection, toggleAllRows, toggleRow, toggleRowRange } from './selection.ts';

const order = [11, 12, 13, 14, 15];
const list = ({ ids }: { ids: ReadonlySet<number> }) => [...ids].sort((one, other) => one - other);

test('a row is selected, and deselected the second time', () => {
  const one = toggleRow(emptySelection, 12);
  expect(list(one)).toEqual([12]);
  expect(list(toggleRow(one, 12))).toEqual([]);
});

test('a range covers the rows from the last one to this one, upwards too', () => {
  expect(list(toggleRowRange(toggleRow(emptySelection, 12), 14, order))).toEqual([12, 13, 14]);
  expect(list(toggleRowRange(toggleRow(emptySelection, 14), 11, order))).toEqual([11, 12, 13, 14]);
});

test('a range that ends on a selected row deselects its rows', () => {
  const all = toggleAllRows(emptySelection, order);
  expect(list(toggleRowRange(toggleRow(all, 12), 14, order))).toEqual([11, 15]);
});

test('a range whose start is not in the list contains only the row', () => {
  expect(list(toggleRowRange(emptySelection, 13, order))).toEqual([13]);
  expect(list(toggleRowRange(toggleRow(emptySelection, 99), 13, order))).toEqual([13, 99]);
});

test('selecting all rows twice deselects them', () => {
  const all = toggleAllRows(toggleRow(emptySelection, 13), order);
  expect(list(all)).toEqual(order);
  expect(list(toggleAllRows(all, order))).toEqual([]);
});
