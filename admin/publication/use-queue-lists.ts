import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import {
  PlannedPublicationsDocument,
  PublicationQueueDocument,
  type RequestRowFragment,
  type ScheduleRowFragment,
} from '../generated/graphql.ts';
import { type FetchPage, type ListPosition, usePaginatedList } from '../shared/list/index.ts';

/** The server's order: oldest request or soonest schedule first. */
const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: '', sortOrder: 'asc' };

export function useRequestList() {
  const client = useApolloClient();
  const fetchPage = useCallback<FetchPage<RequestRowFragment>>(
    async ({ pageIndex, pageSize }) => {
      const variables = { pageIndex, pageSize };
      const { data } = await client.query({ query: PublicationQueueDocument, fetchPolicy: 'network-only', variables });
      if (data === undefined) throw new Error('The response for publication requests has no data');
      return { data: data.publicationRequests };
    },
    [client],
  );
  return usePaginatedList({ fetchPage, defaults });
}

export function useScheduleList() {
  const client = useApolloClient();
  const fetchPage = useCallback<FetchPage<ScheduleRowFragment>>(
    async ({ pageIndex, pageSize }) => {
      const variables = { pageIndex, pageSize };
      const { data } = await client.query({
        query: PlannedPublicationsDocument,
        fetchPolicy: 'network-only',
        variables,
      });
      if (data === undefined) throw new Error('The response for scheduled publications has no data');
      return { data: data.scheduledPublications };
    },
    [client],
  );
  return usePaginatedList({ fetchPage, defaults });
}
