import type { BinRowFragment, MediaBinQuery } from '../generated/graphql.ts';
import type { FetchPage, ListPosition, PaginatedList } from '../shared/list/index.ts';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { MediaBinDocument, PageBinDocument } from '../generated/graphql.ts';
import { usePaginatedList } from '../shared/list/index.ts';

export type MediaBinRow = MediaBinQuery['mediaBin']['items'][number];

/** The server supports a single order for each bin. */
const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'deletedAt', sortOrder: 'desc' };

/** Deleted pages, loaded page by page from the server. */
export function usePageBinList(): PaginatedList<BinRowFragment> {
  const client = useApolloClient();
  const fetchPage = useCallback<FetchPage<BinRowFragment>>(
    async ({ pageIndex, pageSize, searchTerm }) => {
      const variables = { pageIndex, pageSize, searchTerm };
      const { data } = await client.query({ query: PageBinDocument, fetchPolicy: 'network-only', variables });
      if (data === undefined) throw new Error('The response for the bin has no data');
      return { data: data.pageBin };
    },
    [client],
  );
  return usePaginatedList({ fetchPage, defaults });
}

/** Deleted files and folders, loaded page by page from the server. */
export function useMediaBinList(): PaginatedList<MediaBinRow> {
  const client = useApolloClient();
  const fetchPage = useCallback<FetchPage<MediaBinRow>>(
    async ({ pageIndex, pageSize, searchTerm }) => {
      const variables = { pageIndex, pageSize, searchTerm };
      const { data } = await client.query({ query: MediaBinDocument, fetchPolicy: 'network-only', variables });
      if (data === undefined) throw new Error('The response for the bin has no data');
      return { data: data.mediaBin };
    },
    [client],
  );
  return usePaginatedList({ fetchPage, defaults });
}
