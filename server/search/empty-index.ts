import { holdJob, type Job, JobTakenOver } from '../shared/jobs/job.ts';
import { recordRemoval } from './index-entries.ts';
import { withLockedIndex } from './index-lock.ts';
import type { SearchParts } from './index-pages.ts';
import { failWork, finishWork, loadIndexState } from './index-state.ts';
import { startWaitingWork } from './index-work.ts';

/** The job behind removing all. What fails is told in the index's state, and tried again once the engine answers. */
export async function emptyIndex({ em, services }: SearchParts, job: Job): Promise<void> {
  if ((await loadIndexState(em)).removalState !== 'loading') return;
  try {
    await withLockedIndex({ services }, async (checkLock) => {
      await em.transactional((tx) => holdJob(tx, job));
      await services.search.clear();
      checkLock();
      await em.transactional(async (tx) => {
        await holdJob(tx, job);
        await recordRemoval(tx);
      });
    });
    await finishWork(em, 'removal');
  } catch (error) {
    if (error instanceof JobTakenOver) throw error;
    await failWork(em, 'removal', error instanceof Error ? error.message : String(error));
  }
  await startWaitingWork(em, 'removal');
}
