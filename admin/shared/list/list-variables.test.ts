import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { pickListVariables } from './list-variables.ts';

const values = {
  pageIndex: 2,
  pageSize: 25,
  searchTerm: 'vei',
  columnToSort: 'name',
  sortOrder: 'asc',
  sort: 'NAME',
  filter: { roleID: 1 },
} as const;

test('a query receives only the variables that it declares', () => {
  const small = parse('query ($pageIndex: Int!, $pageSize: Int!) { bin(pageIndex: $pageIndex, pageSize: $pageSize) }');
  expect(pickListVariables(small, values)).toEqual({ pageIndex: 2, pageSize: 25 });
  expect(pickListVariables(parse('{ roles }'), values)).toEqual({});
});

test('the sort column, the order and the filter are passed on', () => {
  const full = parse(
    'query ($filter: F, $sort: S!, $order: O!) { users(filter: $filter, sort: $sort, order: $order) }',
  );
  expect(pickListVariables(full, values)).toEqual({ filter: { roleID: 1 }, sort: 'NAME', order: 'ASC' });
});
