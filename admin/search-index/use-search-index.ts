import type { SearchIndexStateFragment } from '../generated/graphql.ts';
import { useEffect } from 'react';
import {
  useIndexAllPagesMutation,
  useRemoveAllPagesFromIndexMutation,
  useSearchIndexQuery,
} from '../generated/graphql.ts';
import { type MutationData, submitMutation } from '../shared/errors/index.ts';

/** Poll intervals while the index is busy, and while it is idle. */
const busyPollMs = 700;
const idlePollMs = 10_000;

type SearchIndexControls = {
  index: SearchIndexStateFragment | undefined;
  isBusy: boolean;
  /** The index status could not be loaded. */
  hasFailed: boolean;
  reload: () => void;
  indexAll: () => Promise<boolean>;
  removeAll: () => Promise<boolean>;
};

/** The polled index status; the actions return whether the server accepted them. */
export function useSearchIndex(): SearchIndexControls {
  const { data, error, refetch, startPolling, stopPolling } = useSearchIndexQuery({ fetchPolicy: 'network-only' });
  const [startIndexing] = useIndexAllPagesMutation();
  const [startRemoval] = useRemoveAllPagesFromIndexMutation();
  const index = data?.searchIndex;
  const isBusy = index?.indexingState === 'LOADING' || index?.removalState === 'LOADING';

  useEffect(() => {
    startPolling(isBusy ? busyPollMs : idlePollMs);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);

  const run = async (call: () => Promise<{ data?: MutationData }>): Promise<boolean> => {
    const { outcome } = await submitMutation('search-index', call);
    await refetch().catch(() => undefined);
    return outcome === 'done';
  };
  return {
    index,
    isBusy,
    hasFailed: error !== undefined && index === undefined,
    reload: () => void refetch(),
    indexAll: () => run(() => startIndexing()),
    removeAll: () => run(() => startRemoval()),
  };
}
