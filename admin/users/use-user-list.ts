import type { UserRowFragment, UserSort } from '../generated/graphql.ts';
import type { FetchPage, ListPosition, PaginatedList } from '../shared/list/index.ts';
import type { UserListFilter } from './user-filter.ts';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { UsersDocument } from '../generated/graphql.ts';
import { usePaginatedList } from '../shared/list/index.ts';

const sortByColumn: Record<string, UserSort> = {
  name: 'NAME',
  email: 'EMAIL',
  jobTitle: 'JOB_TITLE',
  role: 'ROLE',
  createdAt: 'CREATED_AT',
};

const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'name', sortOrder: 'asc' };

/** The users, loaded page by page from the server. */
export function useUserList({ roleID, active }: UserListFilter): PaginatedList<UserRowFragment> {
  const client = useApolloClient();
  const fetchPage = useCallback<FetchPage<UserRowFragment>>(
    async ({ pageIndex, pageSize, searchTerm, columnToSort, sortOrder }) => {
      const { data } = await client.query({
        query: UsersDocument,
        fetchPolicy: 'network-only',
        variables: {
          filter: { roleID, active },
          pageIndex,
          pageSize,
          searchTerm,
          sort: sortByColumn[columnToSort] ?? 'NAME',
          order: sortOrder === 'asc' ? 'ASC' : 'DESC',
        },
      });
      if (data === undefined) throw new Error('The response for users has no data');
      return { data: data.users };
    },
    [client, roleID, active],
  );
  return usePaginatedList({ fetchPage, defaults });
}
