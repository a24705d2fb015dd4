import { expect, test } from 'vitest';
import { getRolePage } from './get-role-page.ts';

const roles = [
  { id: 1, name: 'Publisher', userCount: 2 },
  { id: 2, name: 'editor', userCount: 8 },
  { id: 3, name: 'Analyst', userCount: 0 },
];
const list = { pageIndex: 0, pageSize: 25, searchTerm: '', columnToSort: 'name', sortOrder: 'asc' } as const;
const namesOf = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name);

test('roles are sorted by name, ignoring case, or by their number of users', () => {
  expect(namesOf(getRolePage(roles, list))).toEqual(['Analyst', 'editor', 'Publisher']);
  expect(namesOf(getRolePage(roles, { ...list, columnToSort: 'userCount', sortOrder: 'desc' }))).toEqual([
    'editor',
    'Publisher',
    'Analyst',
  ]);
});

test('roles are searched by name and paginated', () => {
  expect(namesOf(getRolePage(roles, { ...list, searchTerm: ' EDIT' }))).toEqual(['editor']);
  expect(getRolePage(roles, { ...list, pageIndex: 1, pageSize: 2 })).toEqual({ items: [roles[0]], totalItems: 3 });
});
