import type { BulkPage, BulkResult } from './run-for-each-page.ts';
import { useMemo } from 'react';
import {
  type PlannedPublicationChoice,
  useBulkPublishPagesMutation,
  useBulkRequestPublicationMutation,
  useBulkUnpublishPagesMutation,
  useUndoPublicationsMutation,
} from '../../generated/graphql.ts';
import { noResponseError } from './run-for-each-page.ts';

/** Publications undone per call; progress is updated between calls. */
const undoBatchSize = 10;

type UndoOptions = {
  action: 'publish' | 'unpublish';
  results: readonly BulkResult[];
  onProgress: (done: number) => void;
};

/** The mutations of bulk actions: one page per call, so that each page succeeds or fails separately. */
export function useBulkMutations() {
  const [publishPages] = useBulkPublishPagesMutation();
  const [unpublishPages] = useBulkUnpublishPagesMutation();
  const [requestPublication] = useBulkRequestPublicationMutation();
  const [undoPublications] = useUndoPublicationsMutation();
  return useMemo(() => {
    async function undoBatch(action: UndoOptions['action'], results: readonly BulkResult[]): Promise<BulkResult[]> {
      const publicationIDs = results.flatMap(({ publicationID }) => publicationID ?? []);
      const variables = {
        action: action === 'publish' ? ('PUBLISH' as const) : ('UNPUBLISH' as const),
        publicationIDs,
      };
      const payload = await undoPublications({ variables })
        .then(({ data }) => data?.undoPublications)
        .catch(() => undefined);
      const errors = payload?.errors.length ? payload.errors : [noResponseError];
      const undone = new Map(payload?.undone?.map((one) => [one.pageID, one.errors]));
      return results.map((result) => ({ ...result, errors: undone.get(result.page.id) ?? errors }));
    }

    return {
      async publish({ id }: BulkPage) {
        const { data } = await publishPages({ variables: { pageIDs: [id] } });
        const payload = data?.publishPages;
        return {
          errors: payload?.errors ?? [noResponseError],
          publicationID: payload?.pages?.[0]?.lastPublicationID ?? null,
        };
      },
      unpublish: (plannedPublications: PlannedPublicationChoice) => async (page: BulkPage) => {
        const variables = { pageIDs: [page.id], plannedPublications };
        const { data } = await unpublishPages({ variables });
        const payload = data?.unpublishPages;
        return {
          errors: payload?.errors ?? [noResponseError],
          publicationID: payload?.pages?.[0]?.lastPublicationID ?? null,
        };
      },
      request: (comment: string) => async (page: BulkPage) => {
        const variables = { pageID: page.id, comment };
        const { data } = await requestPublication({ variables });
        return { errors: data?.requestPublication.errors ?? [noResponseError] };
      },
      /** Undoes the successful part of a run. */
      async undo({ action, results, onProgress }: UndoOptions): Promise<BulkResult[]> {
        const undone: BulkResult[] = [];
        for (let from = 0; from < results.length; from += undoBatchSize) {
          undone.push(...(await undoBatch(action, results.slice(from, from + undoBatchSize))));
          onProgress(undone.length);
        }
        return undone;
      },
    };
  }, [publishPages, unpublishPages, requestPublication, undoPublications]);
}
