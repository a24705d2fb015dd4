import { expect, test } from 'vitest';
import { clearPageFilter, isFiltered, readPageFilter, writePageFilter } from './page-filter.ts';

test('a filter is read back from the address that it was written to', () => {
  const params = writePageFilter(new URLSearchParams(), { type: 'default', locale: 'nl-nl', status: 'REQUESTED' });
  expect(params.toString()).toBe('type=default&locale=nl-nl&status=requested');
  expect(readPageFilter(params)).toEqual({ type: 'default', locale: 'nl-nl', status: 'REQUESTED' });
});

test('taking one filter off keeps the others and goes to the first page', () => {
  const params = writePageFilter(new URLSearchParams('locale=en&status=concept&q=fire&page=3'), { status: undefined });
  expect(params.toString()).toBe('locale=en&q=fire');
});

test('clearing takes filters and search off and keeps the sorting', () => {
  expect(clearPageFilter(new URLSearchParams('locale=en&q=fire&page=3&sort=title')).toString()).toBe('sort=title');
});

test('a status that there is not is no filter', () => {
  const filter = readPageFilter(new URLSearchParams('status=lost'));
  expect(filter.status).toBeUndefined();
  expect(isFiltered(filter)).toBe(false);
});
