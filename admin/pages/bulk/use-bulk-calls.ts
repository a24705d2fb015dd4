import type { BulkPage, BulkResult } from './run-each.ts';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  type PlannedPublicationChoice,
  PublishEachPageDocument,
  RequestEachPublicationDocument,
  UndoPublicationsDocument,
  UnpublishEachPageDocument,
} from '../../generated/graphql.ts';
import { noResponse } from './run-each.ts';

/** Publications that one call undoes, which shows how far it is between two calls. */
const undoneAtOnce = 10;

type UndoOptions = {
  action: 'publish' | 'unpublish';
  results: readonly BulkResult[];
  onProgress: (done: number) => void;
};

/** The calls of bulk actions: one page a call, so that each is published or refused by itself. */
export function useBulkCalls() {
  const client = useApolloClient();
  return useMemo(() => {
    async function undoSome(action: UndoOptions['action'], results: readonly BulkResult[]): Promise<BulkResult[]> {
      const publicationIDs = results.flatMap(({ publicationID }) => publicationID ?? []);
      const variables = {
        action: action === 'publish' ? ('PUBLISH' as const) : ('UNPUBLISH' as const),
        publicationIDs,
      };
      const payload = await client
        .mutate({ mutation: UndoPublicationsDocument, variables })
        .then(({ data }) => data?.undoPublications)
        .catch(() => undefined);
      const errors = payload?.errors.length ? payload.errors : [noResponse];
      const undone = new Map(payload?.undone?.map((one) => [one.pageID, one.errors]));
      return results.map((result) => ({ ...result, errors: undone.get(result.page.id) ?? errors }));
    }

    return {
      async publish({ id }: BulkPage) {
        const { data } = await client.mutate({ mutation: PublishEachPageDocument, variables: { pageIDs: [id] } });
        const payload = data?.publishPages;
        return {
          errors: payload?.errors ?? [noResponse],
          publicationID: payload?.pages?.[0]?.lastPublicationID ?? null,
        };
      },
      unpublish: (plannedPublications: PlannedPublicationChoice) => async (page: BulkPage) => {
        const variables = { pageIDs: [page.id], plannedPublications };
        const { data } = await client.mutate({ mutation: UnpublishEachPageDocument, variables });
        const payload = data?.unpublishPages;
        return {
          errors: payload?.errors ?? [noResponse],
          publicationID: payload?.pages?.[0]?.lastPublicationID ?? null,
        };
      },
      request: (comment: string) => async (page: BulkPage) => {
        const variables = { pageID: page.id, comment };
        const { data } = await client.mutate({ mutation: RequestEachPublicationDocument, variables });
        return { errors: data?.requestPublication.errors ?? [noResponse] };
      },
      /** Undoes what can be undone of a run. */
      async undo({ action, results, onProgress }: UndoOptions): Promise<BulkResult[]> {
        const undone: BulkResult[] = [];
        for (let from = 0; from < results.length; from += undoneAtOnce) {
          undone.push(...(await undoSome(action, results.slice(from, from + undoneAtOnce))));
          onProgress(undone.length);
        }
        return undone;
      },
    };
  }, [client]);
}
