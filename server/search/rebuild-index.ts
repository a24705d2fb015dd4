import { query, sql } from '../shared/database/query.ts';
import { lockJob, type Job, JobTakenOver } from '../shared/jobs/job.ts';
import { countLivePages, findLivePageIDs, recordIndexBuild } from './index-entries.ts';
import { withIndexLock } from './index-lock.ts';
import { indexBatchSize, indexStalePages, type SearchDependencies } from './index-pages.ts';
import {
  failIndexWork,
  finishIndexWork,
  saveIndexIdentity,
  loadIndexState,
  recordIndexProgress,
} from './index-state.ts';
import { startWaitingIndexWork } from './index-work.ts';
import { loadSearchDocuments } from './load-documents.ts';
import type { IndexBuild } from './engine/search-engine.ts';

/** Adds all published pages to a new index and records the progress. Returns the indexed versions by page id. */
async function addAllPages({ em, services }: SearchDependencies, build: IndexBuild): Promise<Map<number, number>> {
  const total = await countLivePages(em);
  await recordIndexProgress(em, 0, total);
  const built = new Map<number, number>();
  let done = 0;
  for (let last = 0; ; ) {
    const pageIDs = await findLivePageIDs(em, last, indexBatchSize);
    if (pageIDs.length === 0) return built;
    const documents = await loadSearchDocuments({ em, services }, pageIDs);
    await build.add(documents);
    for (const { pageID, versionID } of documents) built.set(pageID, versionID);
    done += pageIDs.length;
    last = pageIDs.at(-1) ?? last;
    await recordIndexProgress(em, done, Math.max(done, total));
  }
}

async function rebuild(dependencies: SearchDependencies, job: Job): Promise<void> {
  const { em, services } = dependencies;
  const [clock] = await query(em, sql<{ now: string }>`select clock_timestamp()::text as now`);
  const build = await services.search.build();
  const built = await addAllPages(dependencies, build);
  await withIndexLock(dependencies, async (checkLock) => {
    await em.transactional((tx) => lockJob(tx, job));
    await build.finish();
    const { identity } = await services.search.inspect();
    checkLock();
    await em.transactional(async (tx) => {
      await lockJob(tx, job);
      await recordIndexBuild(tx, built, clock?.now ?? '');
      await saveIndexIdentity(tx, identity);
    });
  });
  await indexStalePages(dependencies);
}

/** Job: rebuilds the index. A failure is recorded in the index state and retried once the engine responds. */
export async function rebuildIndex(dependencies: SearchDependencies, job: Job): Promise<void> {
  if ((await loadIndexState(dependencies.em)).indexingState !== 'loading') return;
  try {
    await rebuild(dependencies, job);
    await finishIndexWork(dependencies.em, 'indexing');
  } catch (error) {
    if (error instanceof JobTakenOver) throw error;
    await failIndexWork(dependencies.em, 'indexing', error instanceof Error ? error.message : String(error));
  }
  await startWaitingIndexWork(dependencies.em, 'indexing');
}
