import type { PageFilter as PageFilterInput, PageRowFragment, PageSort } from '../generated/graphql.ts';
import type { FetchPage, ListPosition, PaginatedList } from '../shared/list/index.ts';
import type { PageFilter } from './page-filter.ts';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { PageOverviewDocument } from '../generated/graphql.ts';
import { usePaginatedList } from '../shared/list/index.ts';

const sorts: Record<string, PageSort> = {
  title: 'TITLE',
  slug: 'SLUG',
  type: 'TYPE',
  status: 'STATUS',
  createdAt: 'CREATED_AT',
  updatedAt: 'UPDATED_AT',
};

const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'updatedAt', sortOrder: 'desc' };

/** The pages of the overview, asked of the server page by page. */
export function usePageList(filter: PageFilter): PaginatedList<PageRowFragment> {
  const client = useApolloClient();
  // The same filter is read from the address at each rendering, as other lists.
  const wanted = JSON.stringify(filter);
  const fetchPage = useCallback<FetchPage<PageRowFragment>>(
    async ({ pageIndex, pageSize, searchTerm, columnToSort, sortOrder }) => {
      const { data } = await client.query({
        query: PageOverviewDocument,
        fetchPolicy: 'network-only',
        variables: {
          filter: JSON.parse(wanted) as PageFilterInput,
          pageIndex,
          pageSize,
          searchTerm,
          sort: sorts[columnToSort] ?? 'UPDATED_AT',
          order: sortOrder === 'asc' ? 'ASC' : 'DESC',
        },
      });
      if (data === undefined) throw new Error('the overview came without data');
      return { data: data.pages };
    },
    [client, wanted],
  );
  return usePaginatedList({ fetchPage, defaults });
}
