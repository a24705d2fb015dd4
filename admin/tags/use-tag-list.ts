import type { TagRowFragment, TagSort } from '../generated/graphql.ts';
import type { FetchPage, ListPosition, PaginatedList } from '../shared/list/index.ts';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { TagsDocument } from '../generated/graphql.ts';
import { usePaginatedList } from '../shared/list/index.ts';

const sortByColumn: Record<string, TagSort> = {
  name: 'NAME',
  pageCount: 'PAGES',
  fileCount: 'FILES',
  createdAt: 'CREATED_AT',
};

const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'name', sortOrder: 'asc' };

/** The tags, loaded page by page from the server; `isPublic` undefined loads all. */
export function useTagList(isPublic: boolean | undefined): PaginatedList<TagRowFragment> {
  const client = useApolloClient();
  const fetchPage = useCallback<FetchPage<TagRowFragment>>(
    async ({ pageIndex, pageSize, searchTerm, columnToSort, sortOrder }) => {
      const sort = sortByColumn[columnToSort] ?? 'NAME';
      const order = sortOrder === 'asc' ? 'ASC' : 'DESC';
      const variables = { public: isPublic, pageIndex, pageSize, searchTerm, sort, order } as const;
      const { data } = await client.query({ query: TagsDocument, fetchPolicy: 'network-only', variables });
      if (data === undefined) throw new Error('The response for tags has no data');
      return { data: data.tags };
    },
    [client, isPublic],
  );
  return usePaginatedList({ fetchPage, defaults });
}
