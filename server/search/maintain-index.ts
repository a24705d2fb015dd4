import type { EntityManager } from '@mikro-orm/postgresql';
import { scheduleJob } from '../shared/jobs/enqueue-job.ts';
import { findStalePageIDs } from './index-entries.ts';
import { indexStalePages, type SearchDependencies } from './index-pages.ts';
import {
  clearIndexProblem,
  type IndexWork,
  loadIndexState,
  markIndexMismatch,
  recordIndexProblem,
} from './index-state.ts';
import { requestIndexWork } from './index-work.ts';
import { SearchEngineUnavailable } from './engine/search-engine.ts';

/** Time until the next check of the index: normally, and while something is wrong. */
const idleIntervalMs = 15_000;
const retryIntervalMs = 5_000;

/** With this many stale pages the whole index is rebuilt instead of updating each page. */
const rebuildThreshold = 2_000;

declare module '../shared/jobs/job-payloads.ts' {
  interface JobPayloads {
    'tend-search-index': NoPayload;
  }
}

const jobName = 'tend-search-index';

const requestWorkInTransaction = (em: EntityManager, work: IndexWork): Promise<void> =>
  em.transactional((tx) => requestIndexWork(tx, work));

/** Checks the index and repairs it. Returns whether nothing is wrong. Throws SearchEngineUnavailable. */
async function checkIndex(dependencies: SearchDependencies): Promise<boolean> {
  const { em, services } = dependencies;
  const { identity } = await services.search.inspect();
  const state = await loadIndexState(em);
  const runningWork = (['removal', 'indexing'] as const).find((work) => state[`${work}State`] === 'loading');
  if (runningWork) {
    if (state.isStalled) await requestWorkInTransaction(em, runningWork);
    return true;
  }
  if (state.removalState === 'error') {
    await requestWorkInTransaction(em, 'removal');
    return false;
  }
  const isLost = identity === null || identity !== state.identity;
  if (isLost || state.indexingState === 'error') {
    await requestWorkInTransaction(em, 'indexing');
    return false;
  }
  // A rebuild is better for many pages: it reports its progress.
  if ((await findStalePageIDs(em, rebuildThreshold)).length === rebuildThreshold) {
    await requestWorkInTransaction(em, 'indexing');
    return false;
  }
  if (await indexStalePages(dependencies)) {
    await clearIndexProblem(em);
    return true;
  }
  // A page that is being indexed right now is counted on one side only. Two mismatches in a row are a real one.
  if (state.mismatchSince) await requestWorkInTransaction(em, 'indexing');
  else await markIndexMismatch(em);
  return false;
}

/**
 * Job: keeps the index in sync with the database. Indexes pages that were missed while the engine was unavailable, has
 * a lost index rebuilt, and restarts work that a dead process left. Reschedules itself.
 */
export async function maintainIndex(dependencies: SearchDependencies): Promise<void> {
  let intervalMs = retryIntervalMs;
  try {
    if (await checkIndex(dependencies)) intervalMs = idleIntervalMs;
  } catch (error) {
    if (!(error instanceof SearchEngineUnavailable)) throw error;
    await recordIndexProblem(dependencies.em, error.message);
  } finally {
    await scheduleJob(dependencies.em, { name: jobName, payload: {}, at: { after: intervalMs }, key: jobName });
  }
}

/** Schedules a check of the index now. Used when a node starts, since its engine may be a different one. */
export const maintainIndexNow = (em: EntityManager): Promise<void> =>
  scheduleJob(em, { name: jobName, payload: {}, at: { after: 0 }, key: jobName });
