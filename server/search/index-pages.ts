import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { Services } from '../shared/context.ts';
import { countEntries, findStalePages, markPending, recordEntries } from './index-entries.ts';
import { withLockedPages } from './index-lock.ts';
import { loadIndexState, noteProblem } from './index-state.ts';
import { loadDocuments } from './load-documents.ts';
import { SearchEngineAway } from './search-engine.ts';

export type SearchParts = { em: EntityManager; services: Services };

/** Pages that the index is told of at a time. */
export const batchSize = 250;

/** Tells the index what visitors see of these pages now. A page is told by one at a time, so that the newest stays. */
async function indexPages({ em, services }: SearchParts, pageIDs: readonly number[]): Promise<void> {
  await withLockedPages({ services }, pageIDs, async (checkLock) => {
    const documents = await loadDocuments({ em: em.fork(), services }, pageIDs);
    const present = new Set(documents.map(({ pageID }) => pageID));
    const gone = pageIDs.filter((id) => !present.has(id));
    if (documents.length > 0) await services.search.put(documents);
    if (gone.length > 0) await services.search.remove(gone);
    checkLock();
    await recordEntries(em, pageIDs, documents);
  });
}

/**
 * The job behind a publication. Where the engine does not answer, or its index is yet to be built, the page is told of
 * later by whoever tends the index: nothing waits for the engine here.
 */
export async function indexPage(parts: SearchParts, pageID: number): Promise<void> {
  const { identity, problem } = await loadIndexState(parts.em);
  if (identity === null || problem !== null) {
    await markPending(parts.em, [pageID]);
    return;
  }
  try {
    await indexPages(parts, [pageID]);
  } catch (error) {
    if (!(error instanceof SearchEngineAway)) throw error;
    await markPending(parts.em, [pageID]);
    await noteProblem(parts.em, error.message);
  }
}

/** Tells the index of all that it has not been told of yet; then whether it holds as many pages as it was told to. */
export async function catchUp(parts: SearchParts): Promise<boolean> {
  for (;;) {
    const pageIDs = await findStalePages(parts.em, batchSize);
    if (pageIDs.length === 0) break;
    await indexPages(parts, pageIDs);
  }
  const { documents } = await parts.services.search.inspect();
  return documents === (await countEntries(parts.em));
}

/** The job behind what changes many pages: the index is told of them again, in the round trips of a few. */
export async function indexAgain(parts: SearchParts, pageIDs: readonly number[]): Promise<void> {
  await markPending(parts.em, pageIDs);
  const { identity, problem } = await loadIndexState(parts.em);
  if (identity !== null && problem === null) await catchUp(parts);
}

/** The job behind a change of a tag: all pages that have it are told of again. */
export async function indexTag(parts: SearchParts, tagID: number): Promise<void> {
  const rows = await query(parts.em, sql<{ id: number }>`select page_id as id from page_tag where tag_id = ${tagID}`);
  await indexAgain(
    parts,
    rows.map(({ id }) => id),
  );
}
