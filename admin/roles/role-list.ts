import type { RoleRowFragment } from '../generated/graphql.ts';
import type { FetchPage, ListPosition, PaginatedList } from '../shared/list/index.ts';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { RolesDocument } from '../generated/graphql.ts';
import { usePaginatedList } from '../shared/list/index.ts';

const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'name', sortOrder: 'asc' };

type Query = Pick<ListPosition, 'pageIndex' | 'searchTerm' | 'columnToSort' | 'sortOrder'> & { pageSize: number };

/** A page of the roles: there are few, so they come all at once and are searched and sorted here. */
export function pageOfRoles<Role extends { id: number; name: string; userCount: number | null }>(
  roles: readonly Role[],
  { pageIndex, pageSize, searchTerm, columnToSort, sortOrder }: Query,
): { items: Role[]; totalItems: number } {
  const wanted = searchTerm.trim().toLowerCase();
  const direction = sortOrder === 'asc' ? 1 : -1;
  const compare = (one: Role, other: Role): number =>
    (columnToSort === 'userCount'
      ? (one.userCount ?? 0) - (other.userCount ?? 0)
      : one.name.localeCompare(other.name)) || one.id - other.id;
  const found = roles
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((one, other) => direction * compare(one, other));
  return { items: found.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), totalItems: found.length };
}

export function useRoleList(): PaginatedList<RoleRowFragment> {
  const client = useApolloClient();
  const fetchPage = useCallback<FetchPage<RoleRowFragment>>(
    async (list) => {
      const { data } = await client.query({ query: RolesDocument, fetchPolicy: 'network-only' });
      if (data === undefined) throw new Error('the roles came without data');
      return { data: pageOfRoles(data.roles, list) };
    },
    [client],
  );
  return usePaginatedList({ fetchPage, defaults });
}
