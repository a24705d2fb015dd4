import type { QueryConfig } from 'pg';
import type { Services } from '../shared/context.ts';

/**
 * Advisory lock keys: the whole index, and the class of the locks of single pages. Arbitrary, but the same on every
 * node.
 */
const indexLockKey = 8_210_497_114;
const pageLockClass = 821_049;

/** Timeouts for acquiring a lock, and for the reply of the database. */
const timeoutsMs = { lock: 15_000, reply: 20_000 };

type LockDependencies = { services: Pick<Services, 'openConnection'> };
type Lock = { statement: string; values: unknown[] };

/**
 * Runs `work` while holding locks on a separate connection, so that neither a transaction nor a pooled connection waits
 * for the engine.
 */
async function runWithLocks(
  { services }: LockDependencies,
  locks: readonly Lock[],
  work: (checkLock: () => void) => Promise<void>,
): Promise<void> {
  await using client = await services.openConnection();
  let isLost = false;
  client.once('end', () => {
    isLost = true;
  });
  const run = (text: string, values: unknown[] = []) =>
    client.query({ text, values, query_timeout: timeoutsMs.reply } as QueryConfig);
  await run(`set lock_timeout = ${timeoutsMs.lock}`);
  for (const { statement, values } of locks) await run(statement, values);
  await work(() => {
    if (isLost) throw new Error('The lock of the search index was lost');
  });
}

/**
 * Runs `work` with the whole index locked. `work` calls `checkLock`, which throws if the lock is lost, before it
 * records results.
 */
export const withIndexLock = (
  dependencies: LockDependencies,
  work: (checkLock: () => void) => Promise<void>,
): Promise<void> =>
  runWithLocks(dependencies, [{ statement: 'select pg_advisory_lock($1::bigint)', values: [indexLockKey] }], work);

/** Like `withIndexLock`, for these pages only; excludes a lock of the whole index too. */
export function withPageLocks(
  dependencies: LockDependencies,
  pageIDs: readonly number[],
  work: (checkLock: () => void) => Promise<void>,
): Promise<void> {
  const indexLock = { statement: 'select pg_advisory_lock_shared($1::bigint)', values: [indexLockKey] };
  const pageLocks = {
    statement: 'select pg_advisory_lock($1::int, id) from (select unnest($2::int[]) as id order by 1) ordered',
    values: [pageLockClass, pageIDs],
  };
  return runWithLocks(dependencies, [indexLock, pageLocks], work);
}
