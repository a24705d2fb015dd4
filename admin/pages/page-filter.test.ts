import { expect, test } from 'vitest';
import { clearPageFilter, isFiltered, noFilter, readPageFilter, writePageFilter } from './page-filter.ts';

test('a filter with several values is read back from the address that it was written to', () => {
  const filter = {
    ...noFilter,
    types: ['default', 'home'],
    locales: ['nl-nl'],
    statuses: ['CONCEPT', 'REQUESTED'] as const,
    editors: [7, 9],
  };
  const params = writePageFilter(new URLSearchParams(), filter);
  expect(decodeURIComponent(params.toString())).toBe(
    'type=default,home&locale=nl-nl&status=concept,requested&editor=7,9',
  );
  expect(readPageFilter(params)).toEqual(filter);
});

test('taking one filter off keeps the others and goes to the first page', () => {
  const params = writePageFilter(new URLSearchParams('locale=en&status=concept&q=fire&page=3'), { statuses: [] });
  expect(params.toString()).toBe('locale=en&q=fire');
});

test('clearing takes filters and search off and keeps the sorting', () => {
  expect(clearPageFilter(new URLSearchParams('locale=en&editor=7&q=fire&page=3&sort=title')).toString()).toBe(
    'sort=title',
  );
});

test('a status that there is not, and an editor who is no number, are no filter', () => {
  const filter = readPageFilter(new URLSearchParams('status=lost&editor=somebody,0'));
  expect(filter).toEqual(noFilter);
  expect(isFiltered(filter)).toBe(false);
});
