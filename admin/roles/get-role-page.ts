import type { ListQuery } from '../shared/list/index.ts';

/** Returns one page of roles. There are few, so all are loaded at once and searched and sorted here. */
export function getRolePage<Role extends { id: number; name: string; userCount: number | null }>(
  roles: readonly Role[],
  { pageIndex, pageSize, searchTerm, columnToSort, sortOrder }: ListQuery,
): { items: Role[]; totalItems: number } {
  const searchText = searchTerm.trim().toLowerCase();
  const direction = sortOrder === 'asc' ? 1 : -1;
  const compare = (a: Role, b: Role): number =>
    (columnToSort === 'userCount' ? (a.userCount ?? 0) - (b.userCount ?? 0) : a.name.localeCompare(b.name)) ||
    a.id - b.id;
  const found = roles
    .filter(({ name }) => name.toLowerCase().includes(searchText))
    .toSorted((a, b) => direction * compare(a, b));
  return { items: found.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), totalItems: found.length };
}
