import { authorize, type Context } from '../shared/context.ts';
import { countIndexEntries, countLivePages } from './index-entries.ts';
import { loadIndexState, type IndexWorkState } from './index-state.ts';
import { SearchEngineUnavailable } from './engine/search-engine.ts';
import { canManageSearch } from './search.policy.ts';

/** Status of the index, for staff. */
export type IndexStatus = {
  engine: string;
  removalState: IndexWorkState;
  indexingState: IndexWorkState;
  /** Pages in the index; during a rebuild, how many are done. */
  indexed: number;
  /** Published pages. */
  total: number;
  /** Why the engine does not respond; null while it does. */
  problem: string | null;
  lastError: string | null;
  lastErrorAt: Date | null;
  finishedAt: Date | null;
};

/** Returns how many pages are in the index; if the engine does not respond, how many should be, by our records. */
async function inspectEngine({ em, services }: Context): Promise<{ indexed: number; problem: string | null }> {
  try {
    return { indexed: (await services.search.inspect()).documents, problem: null };
  } catch (error) {
    if (!(error instanceof SearchEngineUnavailable)) throw error;
    return { indexed: await countIndexEntries(em), problem: error.message };
  }
}

/** Returns the current status of the index. manage-search. */
export async function getIndexStatus(context: Context): Promise<IndexStatus> {
  authorize(context.viewer, canManageSearch(context.viewer));
  const state = await loadIndexState(context.em);
  const { removalState, indexingState, lastError, lastErrorAt, finishedAt } = state;
  const engineStatus = await inspectEngine(context);
  const isIndexing = indexingState === 'loading';
  return {
    engine: context.services.search.name,
    removalState,
    indexingState,
    lastError,
    lastErrorAt,
    finishedAt,
    indexed: isIndexing ? state.indexed : engineStatus.indexed,
    total: await countLivePages(context.em),
    problem: engineStatus.problem ?? state.problem,
  };
}
