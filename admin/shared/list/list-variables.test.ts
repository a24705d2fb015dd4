import { expect, test } from 'vitest';
import { toListVariables } from './list-variables.ts';

test('the sort column, the order and the filter are passed on', () => {
  const values = {
    pageIndex: 2,
    pageSize: 25,
    searchTerm: 'vei',
    columnToSort: 'name',
    sortOrder: 'asc',
    sort: 'NAME',
    filter: { roleID: 1 },
  } as const;
  expect(toListVariables(values)).toEqual({
    pageIndex: 2,
    pageSize: 25,
    searchTerm: 'vei',
    filter: { roleID: 1 },
    sort: 'NAME',
    order: 'ASC',
  });
});
