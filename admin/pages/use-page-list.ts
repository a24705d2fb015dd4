import type { PageFilter as PageFilterInput, PageRowFragment, PageSort } from '../generated/graphql.ts';
import type { FetchPage, ListPosition, PaginatedList } from '../shared/list/index.ts';
import type { PageFilter } from './page-filter.ts';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { PageOverviewDocument } from '../generated/graphql.ts';
import { usePaginatedList } from '../shared/list/index.ts';

const sortByColumn: Record<string, PageSort> = {
  title: 'TITLE',
  slug: 'SLUG',
  type: 'TYPE',
  status: 'STATUS',
  createdAt: 'CREATED_AT',
  updatedAt: 'UPDATED_AT',
};

const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'updatedAt', sortOrder: 'desc' };

/** The pages of the overview, loaded page by page from the server. */
export function usePageList(filter: PageFilter): PaginatedList<PageRowFragment> {
  const client = useApolloClient();
  // Each render reads a new but equal filter object from the address, so compare it as text.
  const filterKey = JSON.stringify(filter);
  const fetchPage = useCallback<FetchPage<PageRowFragment>>(
    async ({ pageIndex, pageSize, searchTerm, columnToSort, sortOrder }) => {
      const { data } = await client.query({
        query: PageOverviewDocument,
        fetchPolicy: 'network-only',
        variables: {
          filter: JSON.parse(filterKey) as PageFilterInput,
          pageIndex,
          pageSize,
          searchTerm,
          sort: sortByColumn[columnToSort] ?? 'UPDATED_AT',
          order: sortOrder === 'asc' ? 'ASC' : 'DESC',
        },
      });
      if (data === undefined) throw new Error('The response for pages has no data');
      return { data: data.pages };
    },
    [client, filterKey],
  );
  return usePaginatedList({ fetchPage, defaults });
}
