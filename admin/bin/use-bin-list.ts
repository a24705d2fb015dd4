import type { BinRowFragment, MediaBinQuery } from '../generated/graphql.ts';
import type { FetchPage, ListPosition, PaginatedList } from '../shared/list/index.ts';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { MediaBinDocument, PageBinDocument } from '../generated/graphql.ts';
import { usePaginatedList } from '../shared/list/index.ts';

export type MediaBinRow = MediaBinQuery['mediaBin']['items'][number];

/** The server has one order for each bin. */
const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'deletedAt', sortOrder: 'desc' };

/** Deleted pages, asked of the server page by page. */
export function usePageBinList(): PaginatedList<BinRowFragment> {
  const client = useApolloClient();
  const fetchPage = useCallback<FetchPage<BinRowFragment>>(
    async ({ pageIndex, pageSize, searchTerm }) => {
      const variables = { pageIndex, pageSize, searchTerm };
      const { data } = await client.query({ query: PageBinDocument, fetchPolicy: 'network-only', variables });
      if (data === undefined) throw new Error('the bin came without data');
      return { data: data.pageBin };
    },
    [client],
  );
  return usePaginatedList({ fetchPage, defaults });
}

/** Deleted files and folders, asked of the server page by page. */
export function useMediaBinList(): PaginatedList<MediaBinRow> {
  const client = useApolloClient();
  const fetchPage = useCallback<FetchPage<MediaBinRow>>(
    async ({ pageIndex, pageSize, searchTerm }) => {
      const variables = { pageIndex, pageSize, searchTerm };
      const { data } = await client.query({ query: MediaBinDocument, fetchPolicy: 'network-only', variables });
      if (data === undefined) throw new Error('the bin came without data');
      return { data: data.mediaBin };
    },
    [client],
  );
  return usePaginatedList({ fetchPage, defaults });
}
