import type { SearchIndexStateFragment } from '../generated/graphql.ts';
import { useEffect } from 'react';
import {
  useIndexAllPagesMutation,
  useRemoveAllPagesFromIndexMutation,
  useSearchIndexQuery,
} from '../generated/graphql.ts';
import { submit } from '../shared/errors/index.ts';

/** Milliseconds between two looks at the index, while it is at work and while it rests. */
const busyPause = 700;
const calmPause = 10_000;

type SearchIndexDeeds = {
  index: SearchIndexStateFragment | undefined;
  isBusy: boolean;
  /** The index could not be asked for at all. */
  hasFailed: boolean;
  reload: () => void;
  indexAll: () => Promise<boolean>;
  removeAll: () => Promise<boolean>;
};

/** The index as it is now, looked at again and again; the deeds answer whether they were taken on. */
export function useSearchIndex(): SearchIndexDeeds {
  const { data, error, refetch, startPolling, stopPolling } = useSearchIndexQuery({ fetchPolicy: 'network-only' });
  const [startIndexing] = useIndexAllPagesMutation();
  const [startRemoval] = useRemoveAllPagesFromIndexMutation();
  const index = data?.searchIndex;
  const isBusy = index?.indexingState === 'LOADING' || index?.removalState === 'LOADING';

  useEffect(() => {
    startPolling(isBusy ? busyPause : calmPause);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);

  const run = async (call: Parameters<typeof submit>[1]): Promise<boolean> => {
    const outcome = await submit('search-index', call);
    await refetch().catch(() => undefined);
    return outcome === 'done';
  };
  return {
    index,
    isBusy,
    hasFailed: error !== undefined && index === undefined,
    reload: () => void refetch(),
    indexAll: () => run(async () => (await startIndexing()).data?.indexAllPages.errors),
    removeAll: () => run(async () => (await startRemoval()).data?.removeAllPagesFromIndex.errors),
  };
}
