import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';

/** State of a task on the whole index. */
export type IndexWorkState = 'idle' | 'loading' | 'success' | 'error';

/** State of the index, the same for both engines. */
export type IndexState = {
  removalState: IndexWorkState;
  indexingState: IndexWorkState;
  /** Progress of the running rebuild: pages done, of how many. */
  indexed: number;
  total: number;
  /** Identity of the last built index; null before the first. */
  identity: string | null;
  /** Since when the index has an unexpected number of pages. */
  mismatchSince: Date | null;
  /** Why the engine did not respond the last time; null while it does. */
  problem: string | null;
  lastError: string | null;
  lastErrorAt: Date | null;
  finishedAt: Date | null;
  /** Whether the running work has not updated its heartbeat for a minute: its process has ended. */
  isStalled: boolean;
};

type Times = 'mismatchSince' | 'lastErrorAt' | 'finishedAt';
type StateRow = Omit<IndexState, Times> & Record<Times, string | null>;

const toDate = (time: string | null): Date | null => (time === null ? null : new Date(time));

/** Returns the state of the index. */
export async function loadIndexState(em: EntityManager): Promise<IndexState> {
  const [row] = await query(
    em,
    sql<StateRow>`
      select removal_state as "removalState", indexing_state as "indexingState", indexed, total, identity,
             mismatch_since as "mismatchSince", problem, last_error as "lastError", last_error_at as "lastErrorAt",
             finished_at as "finishedAt",
             coalesce(beat_at < clock_timestamp() - interval '1 minute', true) as "isStalled"
        from search_index`,
  );
  if (!row) throw new Error('The search index has no state');
  const { mismatchSince, lastErrorAt, finishedAt, ...rest } = row;
  return {
    ...rest,
    mismatchSince: toDate(mismatchSince),
    lastErrorAt: toDate(lastErrorAt),
    finishedAt: toDate(finishedAt),
  };
}

const setState = (em: EntityManager, changes: RawBuilder<unknown>) =>
  query(em, sql`update search_index set ${changes}`);

/** The two tasks on the whole index. */
export type IndexWork = 'removal' | 'indexing';

const stateColumns = { removal: sql`removal_state`, indexing: sql`indexing_state` } as const;

/** Marks the work as loading, and resets the result of the other work unless that is running too. */
export async function startIndexWork(em: EntityManager, work: IndexWork): Promise<void> {
  const other = work === 'removal' ? stateColumns.indexing : stateColumns.removal;
  await setState(
    em,
    sql`${stateColumns[work]} = 'loading', beat_at = clock_timestamp(), indexed = 0, total = 0, last_error = null,
        last_error_at = null, mismatch_since = null,
        ${other} = case when ${other} = 'loading' then 'loading' else 'idle' end`,
  );
}

/** Marks the work as successful, and clears errors. */
export async function finishIndexWork(em: EntityManager, work: IndexWork): Promise<void> {
  await setState(
    em,
    sql`${stateColumns[work]} = 'success', problem = null, last_error = null, last_error_at = null,
        mismatch_since = null, finished_at = clock_timestamp()`,
  );
}

/** Marks the work as failed, with the reason. */
export async function failIndexWork(em: EntityManager, work: IndexWork, reason: string): Promise<void> {
  await setState(em, sql`${stateColumns[work]} = 'error', last_error = ${reason}, last_error_at = clock_timestamp()`);
}

/** Records the progress of a rebuild, and updates its heartbeat. */
export async function recordIndexProgress(em: EntityManager, indexed: number, total: number): Promise<void> {
  await setState(em, sql`indexed = ${indexed}, total = ${total}, beat_at = clock_timestamp()`);
}

/** Saves the identity of the index that was just built. */
export async function saveIndexIdentity(em: EntityManager, identity: string | null): Promise<void> {
  await setState(em, sql`identity = ${identity}`);
}

/** Records since when the index has an unexpected number of pages. */
export async function markIndexMismatch(em: EntityManager): Promise<void> {
  await setState(em, sql`mismatch_since = coalesce(mismatch_since, clock_timestamp())`);
}

/** Records that the engine responds and its index has the expected pages. */
export async function clearIndexProblem(em: EntityManager): Promise<void> {
  await query(
    em,
    sql`update search_index set problem = null, mismatch_since = null
         where problem is not null or mismatch_since is not null`,
  );
}

/** Records why the engine does not respond. */
export async function recordIndexProblem(em: EntityManager, reason: string): Promise<void> {
  await setState(em, sql`problem = ${reason}, last_error = ${reason}, last_error_at = clock_timestamp()`);
}
