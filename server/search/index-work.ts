import type { EntityManager } from '@mikro-orm/postgresql';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import type { JobName } from '../shared/jobs/job-payloads.ts';
import { inTransaction } from '../shared/transaction.ts';
import { type IndexWork, loadIndexState, startIndexWork } from './index-state.ts';
import { canManageSearch } from './search.policy.ts';

declare module '../shared/jobs/job-payloads.ts' {
  interface JobPayloads {
    'index-all-pages': NoPayload;
    'remove-all-pages': NoPayload;
  }
}

const jobNames = { removal: 'remove-all-pages', indexing: 'index-all-pages' } as const satisfies Record<
  IndexWork,
  JobName
>;
const auditActions = { removal: 'search.removal-requested', indexing: 'search.indexing-requested' } as const;

const otherOf = { removal: 'indexing', indexing: 'removal' } as const;
const stateOf = { removal: 'removalState', indexing: 'indexingState' } as const;

/** Failures are recorded in the index state and retried from there; the queue repeats jobs of dead nodes. */
async function enqueueIndexWork(em: EntityManager, work: IndexWork): Promise<void> {
  await query(em, sql`select graphile_worker.add_job(${jobNames[work]}, '{}'::json, job_key => ${jobNames[work]})`);
}

/** Starts the work unless it is running, or after the other work if that is running. Needs a transaction. */
export async function requestIndexWork(em: EntityManager, work: IndexWork): Promise<void> {
  await query(em, sql`select id from search_index for update`);
  const state = await loadIndexState(em);
  const isUnderWay = (one: IndexWork): boolean => state[stateOf[one]] === 'loading' && !state.isStalled;
  if (isUnderWay(work)) return;
  const waits = isUnderWay(otherOf[work]);
  await startIndexWork(em, work);
  if (!waits) await enqueueIndexWork(em, work);
}

/** Starts the other work if it was requested while this one was running. */
export async function startWaitingIndexWork(em: EntityManager, ended: IndexWork): Promise<void> {
  const state = await loadIndexState(em);
  if (state[stateOf[ended]] !== 'loading' && state[stateOf[otherOf[ended]]] === 'loading')
    await enqueueIndexWork(em, otherOf[ended]);
}

async function requestAudited(context: Context, work: IndexWork): Promise<void> {
  authorize(context.viewer, canManageSearch(context.viewer));
  await inTransaction(context, async (tx) => {
    await requestIndexWork(tx.em, work);
    await tx.audit({ action: auditActions[work], subjectId: null });
  });
}

/**
 * Requests the removal of all pages from the index. Publishing a page or indexing all pages adds them again.
 * manage-search.
 */
export const removeAllPages = (context: Context): Promise<void> => requestAudited(context, 'removal');

/** Requests a rebuild of the index from all published pages; searches use the current one meanwhile. manage-search. */
export const indexAllPages = (context: Context): Promise<void> => requestAudited(context, 'indexing');
