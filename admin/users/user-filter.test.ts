import { expect, test } from 'vitest';
import { clearUserFilter, readUserFilter, writeUserFilter } from './user-filter.ts';

test('a filter is read back from the address that it was written to', () => {
  const params = writeUserFilter(new URLSearchParams('page=3'), { role: '2', state: 'invited' });
  expect(params.toString()).toBe('role=2&state=invited');
  expect(readUserFilter(params)).toEqual({ roleID: 2, active: false });
});

test.each(['role=x&state=lost', 'role=-1', 'role=1.5', ''])('the invalid filter %j is ignored', (address) => {
  expect(readUserFilter(new URLSearchParams(address))).toEqual({ roleID: undefined, active: undefined });
});

test('clearing removes filters and search but keeps the sorting', () => {
  expect(clearUserFilter(new URLSearchParams('role=2&q=anna&sort=email')).toString()).toBe('sort=email');
});
