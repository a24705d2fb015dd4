import { expect, test } from 'vitest';
import { clearPageFilter, isFiltered, readPageFilter, writePageFilter } from './page-filter.ts';

test('a filter is read back from the address that it was written to', () => {
  const params = writePageFilter(new URLSearchParams(), {
    type: 'default',
    locale: 'nl-nl',
    status: 'REQUESTED',
    editor: 7,
  });
  expect(params.toString()).toBe('type=default&locale=nl-nl&status=requested&editor=7');
  expect(readPageFilter(params)).toEqual({ type: 'default', locale: 'nl-nl', status: 'REQUESTED', editor: 7 });
});

test('taking one filter off keeps the others and goes to the first page', () => {
  const params = writePageFilter(new URLSearchParams('locale=en&status=concept&q=fire&page=3'), { status: undefined });
  expect(params.toString()).toBe('locale=en&q=fire');
});

test('clearing takes filters and search off and keeps the sorting', () => {
  expect(clearPageFilter(new URLSearchParams('locale=en&editor=7&q=fire&page=3&sort=title')).toString()).toBe(
    'sort=title',
  );
});

test('a status that there is not, and an editor who is no number, are no filter', () => {
  const filter = readPageFilter(new URLSearchParams('status=lost&editor=somebody'));
  expect(filter.status).toBeUndefined();
  expect(filter.editor).toBeUndefined();
  expect(isFiltered(filter)).toBe(false);
});
