import type { EntityManager } from '@mikro-orm/postgresql';
import { scheduleJob } from '../shared/jobs/enqueue-job.ts';
import { findStalePages } from './index-entries.ts';
import { catchUp, type SearchParts } from './index-pages.ts';
import { clearProblem, type IndexWork, loadIndexState, markMismatch, noteProblem } from './index-state.ts';
import { requestWork } from './index-work.ts';
import { SearchEngineAway } from './search-engine.ts';

/** Milliseconds until the index is looked at again, and while something is wrong with it. */
const calmPause = 15_000;
const anxiousPause = 5_000;

/** Pages from which on the index is built anew rather than told of each. */
const manyPages = 2_000;

const job = 'tend-search-index';

const demand = (em: EntityManager, work: IndexWork): Promise<void> => em.transactional((tx) => requestWork(tx, work));

/** Whether all is well; throws SearchEngineAway. */
async function tend(parts: SearchParts): Promise<boolean> {
  const { em, services } = parts;
  const { identity } = await services.search.inspect();
  const state = await loadIndexState(em);
  const atWork = (['removal', 'indexing'] as const).find((work) => state[`${work}State`] === 'loading');
  if (atWork) {
    if (state.isStalled) await demand(em, atWork);
    return true;
  }
  if (state.removalState === 'error') {
    await demand(em, 'removal');
    return false;
  }
  const isLost = identity === null || identity !== state.identity;
  if (isLost || state.indexingState === 'error') {
    await demand(em, 'indexing');
    return false;
  }
  // Much at once is better told with its progress.
  if ((await findStalePages(em, manyPages)).length === manyPages) {
    await demand(em, 'indexing');
    return false;
  }
  if (await catchUp(parts)) {
    await clearProblem(em);
    return true;
  }
  // A page that is told of in this very moment counts on one side only; twice in a row it is no coincidence.
  if (state.mismatchSince) await demand(em, 'indexing');
  else await markMismatch(em);
  return false;
}

/**
 * The job that keeps the index like the database whatever happens to the engine: it tells of what was missed while the
 * engine was away, has a lost index built anew, and picks up what a dead process left. It follows itself.
 */
export async function tendIndex(parts: SearchParts): Promise<void> {
  let pause = anxiousPause;
  try {
    if (await tend(parts)) pause = calmPause;
  } catch (error) {
    if (!(error instanceof SearchEngineAway)) throw error;
    await noteProblem(parts.em, error.message);
  } finally {
    await scheduleJob(parts.em, { name: job, payload: {}, at: { after: pause }, key: job });
  }
}

/** Has the index looked at now: when a node starts, since its engine may be another one. */
export const tendIndexNow = (em: EntityManager): Promise<void> =>
  scheduleJob(em, { name: job, payload: {}, at: { after: 0 }, key: job });
