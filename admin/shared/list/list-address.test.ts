import type { ListPosition } from './list-state.ts';
import { expect, test } from 'vitest';
import { readListAddress, writeListAddress } from './list-address.ts';

const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'updatedAt', sortOrder: 'desc' };

test('what is written into an address is read back from it', () => {
  const position: ListPosition = { pageIndex: 4, searchTerm: 'veilig & wel', columnToSort: 'title', sortOrder: 'asc' };
  const params = writeListAddress(new URLSearchParams(), position, defaults);
  expect(readListAddress(new URLSearchParams(params.toString()), defaults)).toEqual(position);
});

test('defaults are left out, other parameters are kept', () => {
  const params = writeListAddress(new URLSearchParams('locale=nl-nl&page=3'), defaults, defaults);
  expect(params.toString()).toBe('locale=nl-nl');
});

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'order=up'])('%s makes no sense and is ignored', (address) => {
  expect(readListAddress(new URLSearchParams(address), defaults)).toEqual(defaults);
});
