import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../shared/context.ts';
import { findPageIDsWithTag } from '../tags/index.ts';
import { countIndexEntries, findStalePageIDs, markPagesPending, recordIndexedPages } from './index-entries.ts';
import { withPageLocks } from './index-lock.ts';
import { loadIndexState, recordIndexProblem } from './index-state.ts';
import { loadSearchDocuments } from './load-documents.ts';
import { SearchEngineUnavailable } from './engine/search-engine.ts';

declare module '../shared/jobs/job-payloads.ts' {
  interface JobPayloads {
    'index-page': { pageID: number };
    'index-pages': { pageIDs: readonly number[] };
    'index-tag': { tagID: number };
  }
}

/** What the functions that change the index use. */
export type SearchDependencies = { em: EntityManager; services: Services };

/** Number of pages that are indexed at a time. */
export const indexBatchSize = 250;

/** Writes the live versions of these pages to the index. A lock per page makes sure that the newest version stays. */
async function indexPages({ em, services }: SearchDependencies, pageIDs: readonly number[]): Promise<void> {
  await withPageLocks({ services }, pageIDs, async (checkLock) => {
    const documents = await loadSearchDocuments({ em: em.fork(), services }, pageIDs);
    const livePageIDs = new Set(documents.map(({ pageID }) => pageID));
    const removedPageIDs = pageIDs.filter((id) => !livePageIDs.has(id));
    if (documents.length > 0) await services.search.put(documents);
    if (removedPageIDs.length > 0) await services.search.remove(removedPageIDs);
    checkLock();
    await recordIndexedPages(em, pageIDs, documents);
  });
}

/**
 * Job after a publication: indexes the page. If the engine does not respond or its index is not built yet, only marks
 * the page; `maintainIndex` indexes it later.
 */
export async function indexPage(dependencies: SearchDependencies, pageID: number): Promise<void> {
  const { identity, problem } = await loadIndexState(dependencies.em);
  if (identity === null || problem !== null) {
    await markPagesPending(dependencies.em, [pageID]);
    return;
  }
  try {
    await indexPages(dependencies, [pageID]);
  } catch (error) {
    if (!(error instanceof SearchEngineUnavailable)) throw error;
    await markPagesPending(dependencies.em, [pageID]);
    await recordIndexProblem(dependencies.em, error.message);
  }
}

/** Indexes all stale pages. Returns whether the index then has the expected number of pages. */
export async function indexStalePages(dependencies: SearchDependencies): Promise<boolean> {
  for (;;) {
    const pageIDs = await findStalePageIDs(dependencies.em, indexBatchSize);
    if (pageIDs.length === 0) break;
    await indexPages(dependencies, pageIDs);
  }
  const { documents } = await dependencies.services.search.inspect();
  return documents === (await countIndexEntries(dependencies.em));
}

/** Job after a change of many pages: indexes them again in batches. */
export async function reindexPages(dependencies: SearchDependencies, pageIDs: readonly number[]): Promise<void> {
  await markPagesPending(dependencies.em, pageIDs);
  const { identity, problem } = await loadIndexState(dependencies.em);
  if (identity !== null && problem === null) await indexStalePages(dependencies);
}

/** Job after a change of a tag: indexes all pages with the tag again. */
export async function reindexPagesWithTag(dependencies: SearchDependencies, tagID: number): Promise<void> {
  await reindexPages(dependencies, await findPageIDsWithTag(dependencies.em, tagID));
}
