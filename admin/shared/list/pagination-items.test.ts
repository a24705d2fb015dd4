import { expect, test } from 'vitest';
import { listPaginationItems } from './pagination-items.ts';

test.each([0, 1])('shows nothing for %i pages', (pageCount) => {
  expect(listPaginationItems(pageCount, 0)).toEqual([]);
});

test('shows first, last and active page with neighbours, and gaps between', () => {
  expect(listPaginationItems(9, 4)).toEqual([0, 'gap', 3, 4, 5, 'gap', 8]);
});

test('shows no gap between consecutive pages', () => {
  expect(listPaginationItems(4, 1)).toEqual([0, 1, 2, 3]);
  expect(listPaginationItems(2, 1)).toEqual([0, 1]);
});

test('shows one gap at the ends', () => {
  expect(listPaginationItems(52, 0)).toEqual([0, 1, 'gap', 51]);
  expect(listPaginationItems(52, 51)).toEqual([0, 'gap', 50, 51]);
});
