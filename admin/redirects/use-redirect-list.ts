import type { RedirectRowFragment } from '../generated/graphql.ts';
import type { FetchPage, ListPosition, PaginatedList } from '../shared/list/index.ts';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { RedirectsDocument } from '../generated/graphql.ts';
import { usePaginatedList } from '../shared/list/index.ts';

/** The server's own order: newest first. */
const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'createdAt', sortOrder: 'desc' };

/** The redirects, loaded page by page from the server. */
export function useRedirectList(): PaginatedList<RedirectRowFragment> {
  const client = useApolloClient();
  const fetchPage = useCallback<FetchPage<RedirectRowFragment>>(
    async ({ pageIndex, pageSize, searchTerm }) => {
      const variables = { pageIndex, pageSize, searchTerm };
      const { data } = await client.query({ query: RedirectsDocument, fetchPolicy: 'network-only', variables });
      if (data === undefined) throw new Error('The response for redirects has no data');
      return { data: data.redirects };
    },
    [client],
  );
  return usePaginatedList({ fetchPage, defaults });
}
