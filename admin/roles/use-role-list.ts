import type { RoleRowFragment } from '../generated/graphql.ts';
import type { FetchPage, ListPosition, PaginatedList } from '../shared/list/index.ts';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { RolesDocument } from '../generated/graphql.ts';
import { usePaginatedList } from '../shared/list/index.ts';

const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'name', sortOrder: 'asc' };

type RoleListQuery = Pick<ListPosition, 'pageIndex' | 'searchTerm' | 'columnToSort' | 'sortOrder'> & {
  pageSize: number;
};

/** Returns one page of roles. There are few, so all are loaded at once and searched and sorted here. */
export function getRolePage<Role extends { id: number; name: string; userCount: number | null }>(
  roles: readonly Role[],
  { pageIndex, pageSize, searchTerm, columnToSort, sortOrder }: RoleListQuery,
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

export function useRoleList(): PaginatedList<RoleRowFragment> {
  const client = useApolloClient();
  const fetchPage = useCallback<FetchPage<RoleRowFragment>>(
    async (list) => {
      const { data } = await client.query({ query: RolesDocument, fetchPolicy: 'network-only' });
      if (data === undefined) throw new Error('The response for roles has no data');
      return { data: getRolePage(data.roles, list) };
    },
    [client],
  );
  return usePaginatedList({ fetchPage, defaults });
}
