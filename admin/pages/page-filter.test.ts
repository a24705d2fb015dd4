import { expect, test } from 'vitest';
import { clearPageFilter, hasPageFilter, emptyPageFilter, readPageFilter, writePageFilter } from './page-filter.ts';

test('a filter with several values is read back from the address that it was written to', () => {
  const filter = {
    ...emptyPageFilter,
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

test('removing one filter keeps the others and goes to the first page', () => {
  const params = writePageFilter(new URLSearchParams('locale=en&status=concept&q=fire&page=3'), { statuses: [] });
  expect(params.toString()).toBe('locale=en&q=fire');
});

test('clearing removes filters and search but keeps the sorting', () => {
  expect(clearPageFilter(new URLSearchParams('locale=en&editor=7&q=fire&page=3&sort=title')).toString()).toBe(
    'sort=title',
  );
});

test('unknown statuses and invalid editors are ignored', () => {
  const filter = readPageFilter(new URLSearchParams('status=lost&editor=somebody,0'));
  expect(filter).toEqual(emptyPageFilter);
  expect(hasPageFilter(filter)).toBe(false);
});
