import { expect, test } from 'vitest';
import { listPageNumbers } from './page-numbers.ts';

test.each([0, 1])('shows nothing for %i pages', (pageCount) => {
  expect(listPageNumbers(pageCount, 0)).toEqual([]);
});

test('shows first, last and the neighbours of the active page, with gaps between', () => {
  expect(listPageNumbers(9, 4)).toEqual([0, 'gap', 3, 4, 5, 'gap', 8]);
});

test('shows no gap where pages follow each other', () => {
  expect(listPageNumbers(4, 1)).toEqual([0, 1, 2, 3]);
  expect(listPageNumbers(2, 1)).toEqual([0, 1]);
});

test('shows one gap at the ends', () => {
  expect(listPageNumbers(52, 0)).toEqual([0, 1, 'gap', 51]);
  expect(listPageNumbers(52, 51)).toEqual([0, 'gap', 50, 51]);
});
