import type { ListPosition } from './list-state.ts';
import { expect, test } from 'vitest';
import { readListParams, writeListParams } from './list-params.ts';

const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'updatedAt', sortOrder: 'desc' };

test('a position written to an address is read back from it', () => {
  const position: ListPosition = { pageIndex: 4, searchTerm: 'veilig & wel', columnToSort: 'title', sortOrder: 'asc' };
  const params = writeListParams(new URLSearchParams(), position, defaults);
  expect(readListParams(new URLSearchParams(params.toString()), defaults)).toEqual(position);
});

test('default values are left out, other parameters stay', () => {
  const params = writeListParams(new URLSearchParams('locale=nl-nl&page=3'), defaults, defaults);
  expect(params.toString()).toBe('locale=nl-nl');
});

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'order=up'])('the invalid %s is ignored', (address) => {
  expect(readListParams(new URLSearchParams(address), defaults)).toEqual(defaults);
});
