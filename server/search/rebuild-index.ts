import { query, sql } from '../shared/database/query.ts';
import { holdJob, type Job, JobTakenOver } from '../shared/jobs/job.ts';
import { countLivePages, findLivePages, recordBuild } from './index-entries.ts';
import { withLockedIndex } from './index-lock.ts';
import { batchSize, catchUp, type SearchParts } from './index-pages.ts';
import { failWork, finishWork, keepIdentity, loadIndexState, tellProgress } from './index-state.ts';
import { startWaitingWork } from './index-work.ts';
import { loadDocuments } from './load-documents.ts';
import type { IndexBuild } from './search-engine.ts';

/** Puts every published page into an index, telling how far it is; answers which versions are in it. */
async function fill({ em, services }: SearchParts, build: IndexBuild): Promise<Map<number, number>> {
  const total = await countLivePages(em);
  await tellProgress(em, 0, total);
  const built = new Map<number, number>();
  let done = 0;
  for (let last = 0; ; ) {
    const pageIDs = await findLivePages(em, last, batchSize);
    if (pageIDs.length === 0) return built;
    const documents = await loadDocuments({ em, services }, pageIDs);
    await build.add(documents);
    for (const { pageID, versionID } of documents) built.set(pageID, versionID);
    done += pageIDs.length;
    last = pageIDs.at(-1) ?? last;
    await tellProgress(em, done, Math.max(done, total));
  }
}

async function rebuild(parts: SearchParts, job: Job): Promise<void> {
  const { em, services } = parts;
  const [clock] = await query(em, sql<{ now: string }>`select clock_timestamp()::text as now`);
  const build = await services.search.build();
  const built = await fill(parts, build);
  await withLockedIndex(parts, async (checkLock) => {
    await em.transactional((tx) => holdJob(tx, job));
    await build.finish();
    const { identity } = await services.search.inspect();
    checkLock();
    await em.transactional(async (tx) => {
      await holdJob(tx, job);
      await recordBuild(tx, built, clock?.now ?? '');
      await keepIdentity(tx, identity);
    });
  });
  await catchUp(parts);
}

/** The job behind indexing all. What fails is told in the index's state, and tried again once the engine answers. */
export async function rebuildIndex(parts: SearchParts, job: Job): Promise<void> {
  if ((await loadIndexState(parts.em)).indexingState !== 'loading') return;
  try {
    await rebuild(parts, job);
    await finishWork(parts.em, 'indexing');
  } catch (error) {
    if (error instanceof JobTakenOver) throw error;
    await failWork(parts.em, 'indexing', error instanceof Error ? error.message : String(error));
  }
  await startWaitingWork(parts.em, 'indexing');
}
