import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';

export type WorkState = 'idle' | 'loading' | 'success' | 'error';

/** What is known of the index, whichever engine keeps it. */
export type IndexState = {
  removalState: WorkState;
  indexingState: WorkState;
  /** Pages that the indexing at work has put into the index, of how many. */
  indexed: number;
  total: number;
  /** Of the index that was built last; null before the first. */
  identity: string | null;
  /** Since when the index holds another number of pages than it was told of. */
  mismatchSince: Date | null;
  /** Why the engine did not answer the last time; null while it does. */
  problem: string | null;
  lastError: string | null;
  lastErrorAt: Date | null;
  finishedAt: Date | null;
  /** Whether what is at work has given no sign of life for a minute: its process ended. */
  isStalled: boolean;
};

type Times = 'mismatchSince' | 'lastErrorAt' | 'finishedAt';
type StateRow = Omit<IndexState, Times> & Record<Times, string | null>;

const toDate = (time: string | null): Date | null => (time === null ? null : new Date(time));

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
  if (!row) throw new Error('the search index has no state');
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

/** The two works on the whole index. */
export type IndexWork = 'removal' | 'indexing';

const stateColumns = { removal: sql`removal_state`, indexing: sql`indexing_state` } as const;

/** A work is asked for: what the other one reached is news of yesterday. */
export async function startWork(em: EntityManager, work: IndexWork): Promise<void> {
  const other = work === 'removal' ? stateColumns.indexing : stateColumns.removal;
  await setState(
    em,
    sql`${stateColumns[work]} = 'loading', beat_at = clock_timestamp(), indexed = 0, total = 0, last_error = null,
        last_error_at = null, mismatch_since = null,
        ${other} = case when ${other} = 'loading' then 'loading' else 'idle' end`,
  );
}

export async function finishWork(em: EntityManager, work: IndexWork): Promise<void> {
  await setState(
    em,
    sql`${stateColumns[work]} = 'success', problem = null, last_error = null, last_error_at = null,
        mismatch_since = null, finished_at = clock_timestamp()`,
  );
}

export async function failWork(em: EntityManager, work: IndexWork, reason: string): Promise<void> {
  await setState(em, sql`${stateColumns[work]} = 'error', last_error = ${reason}, last_error_at = clock_timestamp()`);
}

/** How far the indexing is; also its sign of life. */
export async function tellProgress(em: EntityManager, indexed: number, total: number): Promise<void> {
  await setState(em, sql`indexed = ${indexed}, total = ${total}, beat_at = clock_timestamp()`);
}

export async function keepIdentity(em: EntityManager, identity: string | null): Promise<void> {
  await setState(em, sql`identity = ${identity}`);
}

export async function markMismatch(em: EntityManager): Promise<void> {
  await setState(em, sql`mismatch_since = coalesce(mismatch_since, clock_timestamp())`);
}

/** The engine answers as it should, and its index holds what it was told. */
export async function clearProblem(em: EntityManager): Promise<void> {
  await query(
    em,
    sql`update search_index set problem = null, mismatch_since = null
         where problem is not null or mismatch_since is not null`,
  );
}

export async function noteProblem(em: EntityManager, reason: string): Promise<void> {
  await setState(em, sql`problem = ${reason}, last_error = ${reason}, last_error_at = clock_timestamp()`);
}
