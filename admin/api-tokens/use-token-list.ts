import type { ApiTokenRowFragment } from '../generated/graphql.ts';
import type { FetchPage, ListPosition, PaginatedList } from '../shared/list/index.ts';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { ApiTokensDocument } from '../generated/graphql.ts';
import { usePaginatedList } from '../shared/list/index.ts';

/** The server's own order: newest first. */
const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'createdAt', sortOrder: 'desc' };

/** All users' API tokens, loaded page by page from the server. */
export function useTokenList(): PaginatedList<ApiTokenRowFragment> {
  const client = useApolloClient();
  const fetchPage = useCallback<FetchPage<ApiTokenRowFragment>>(
    async ({ pageIndex, pageSize, searchTerm }) => {
      const variables = { pageIndex, pageSize, searchTerm };
      const { data } = await client.query({ query: ApiTokensDocument, fetchPolicy: 'network-only', variables });
      if (data === undefined) throw new Error('The response for API tokens has no data');
      return { data: data.apiTokens };
    },
    [client],
  );
  return usePaginatedList({ fetchPage, defaults });
}
