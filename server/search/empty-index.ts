import { lockJob, type Job, JobTakenOver } from '../shared/jobs/job.ts';
import { recordIndexRemoval } from './index-entries.ts';
import { withIndexLock } from './index-lock.ts';
import type { SearchDependencies } from './index-pages.ts';
import { failIndexWork, finishIndexWork, loadIndexState } from './index-state.ts';
import { startWaitingIndexWork } from './index-work.ts';

/**
 * Job: removes all pages from the index. A failure is recorded in the index state and retried once the engine responds.
 */
export async function emptyIndex({ em, services }: SearchDependencies, job: Job): Promise<void> {
  if ((await loadIndexState(em)).removalState !== 'loading') return;
  try {
    await withIndexLock({ services }, async (checkLock) => {
      await em.transactional((tx) => lockJob(tx, job));
      await services.search.clear();
      checkLock();
      await em.transactional(async (tx) => {
        await lockJob(tx, job);
        await recordIndexRemoval(tx);
      });
    });
    await finishIndexWork(em, 'removal');
  } catch (error) {
    if (error instanceof JobTakenOver) throw error;
    await failIndexWork(em, 'removal', error instanceof Error ? error.message : String(error));
  }
  await startWaitingIndexWork(em, 'removal');
}
