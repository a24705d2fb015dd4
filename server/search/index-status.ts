import { authorize, type Context } from '../shared/context.ts';
import { countEntries, countLivePages } from './index-entries.ts';
import { loadIndexState, type WorkState } from './index-state.ts';
import { SearchEngineAway } from './search-engine.ts';
import { canManageSearch } from './search.policy.ts';

export type IndexStatus = {
  engine: string;
  removalState: WorkState;
  indexingState: WorkState;
  /** Pages in the index; while all are indexed, how many of them are done. */
  indexed: number;
  /** Pages that visitors see. */
  total: number;
  /** Why the engine does not answer; null while it does. */
  problem: string | null;
  lastError: string | null;
  lastErrorAt: Date | null;
  finishedAt: Date | null;
};

/** How many pages are in the index; where the engine does not answer, how many it was told to hold. */
async function inspect({ em, services }: Context): Promise<{ indexed: number; problem: string | null }> {
  try {
    return { indexed: (await services.search.inspect()).documents, problem: null };
  } catch (error) {
    if (!(error instanceof SearchEngineAway)) throw error;
    return { indexed: await countEntries(em), problem: error.message };
  }
}

/** The state of the index as it is now. manage-search. */
export async function getIndexStatus(context: Context): Promise<IndexStatus> {
  authorize(context.viewer, canManageSearch(context.viewer));
  const state = await loadIndexState(context.em);
  const { removalState, indexingState, lastError, lastErrorAt, finishedAt } = state;
  const found = await inspect(context);
  const isIndexing = indexingState === 'loading';
  return {
    engine: context.services.search.name,
    removalState,
    indexingState,
    lastError,
    lastErrorAt,
    finishedAt,
    indexed: isIndexing ? state.indexed : found.indexed,
    total: await countLivePages(context.em),
    problem: found.problem ?? state.problem,
  };
}
