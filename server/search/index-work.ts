import type { EntityManager } from '@mikro-orm/postgresql';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { inTransaction } from '../shared/transaction.ts';
import { type IndexWork, loadIndexState, startWork } from './index-state.ts';
import { canManageSearch } from './search.policy.ts';

const jobs = { removal: 'remove-all-pages', indexing: 'index-all-pages' } as const;
const audited = { removal: 'search.removal-requested', indexing: 'search.indexing-requested' } as const;

const otherOf = { removal: 'indexing', indexing: 'removal' } as const;
const stateOf = { removal: 'removalState', indexing: 'indexingState' } as const;

/** What fails is told in the index's state and started anew from there; the queue repeats what a dead node left. */
async function enqueueWork(em: EntityManager, work: IndexWork): Promise<void> {
  await query(em, sql`select graphile_worker.add_job(${jobs[work]}, '{}'::json, job_key => ${jobs[work]})`);
}

/** Starts a work unless it is under way; where the other one is, it follows that. Runs in a transaction. */
export async function requestWork(em: EntityManager, work: IndexWork): Promise<void> {
  await query(em, sql`select id from search_index for update`);
  const state = await loadIndexState(em);
  const isUnderWay = (one: IndexWork): boolean => state[stateOf[one]] === 'loading' && !state.isStalled;
  if (isUnderWay(work)) return;
  const waits = isUnderWay(otherOf[work]);
  await startWork(em, work);
  if (!waits) await enqueueWork(em, work);
}

/** After a work has ended: the other one, where it was asked for meanwhile. */
export async function startWaitingWork(em: EntityManager, ended: IndexWork): Promise<void> {
  const state = await loadIndexState(em);
  if (state[stateOf[ended]] !== 'loading' && state[stateOf[otherOf[ended]]] === 'loading')
    await enqueueWork(em, otherOf[ended]);
}

async function ask(context: Context, work: IndexWork): Promise<void> {
  authorize(context.viewer, canManageSearch(context.viewer));
  await inTransaction(context, async (tx) => {
    await requestWork(tx.em, work);
    await tx.audit({ action: audited[work], subjectType: 'search-index', subjectId: null });
  });
}

/** Has every page taken out of the index; pages come back as they are published, or by indexing all. manage-search. */
export const removeAllPages = (context: Context): Promise<void> => ask(context, 'removal');

/** Has the index built anew from every published page, while the present one goes on answering. manage-search. */
export const indexAllPages = (context: Context): Promise<void> => ask(context, 'indexing');
