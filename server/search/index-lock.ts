import type { QueryConfig } from 'pg';
import type { Services } from '../shared/context.ts';

/** Any numbers, the same on every node: the index as a whole, and the class of the pages' own locks. */
const wholeIndex = 8_210_497_114;
const pageClass = 821_049;

/** Milliseconds that another holder is waited for, and the database for its reply. */
const patience = { lock: 15_000, reply: 20_000 };

type LockParts = { services: Pick<Services, 'openConnection'> };
type Lock = { statement: string; values: unknown[] };

/**
 * Runs `work` under locks of a connection of its own: no transaction, and no connection of the pool, waits for the
 * engine. Waits for another holder as long as a statement of the pool might.
 */
async function underLocks(
  { services }: LockParts,
  locks: readonly Lock[],
  work: (checkLock: () => void) => Promise<void>,
): Promise<void> {
  await using client = await services.openConnection();
  let isLost = false;
  client.once('end', () => {
    isLost = true;
  });
  const run = (text: string, values: unknown[] = []) =>
    client.query({ text, values, query_timeout: patience.reply } as QueryConfig);
  await run(`set lock_timeout = ${patience.lock}`);
  for (const { statement, values } of locks) await run(statement, values);
  await work(() => {
    if (isLost) throw new Error('The lock of the search index was lost');
  });
}

/** Nobody else changes the index while `work` runs, which calls `checkLock` before it records what it did. */
export const withLockedIndex = (parts: LockParts, work: (checkLock: () => void) => Promise<void>): Promise<void> =>
  underLocks(parts, [{ statement: 'select pg_advisory_lock($1::bigint)', values: [wholeIndex] }], work);

/** The same for these pages alone; whoever locks the whole index waits too. */
export function withLockedPages(
  parts: LockParts,
  pageIDs: readonly number[],
  work: (checkLock: () => void) => Promise<void>,
): Promise<void> {
  const whole = { statement: 'select pg_advisory_lock_shared($1::bigint)', values: [wholeIndex] };
  const pages = {
    statement: 'select pg_advisory_lock($1::int, id) from (select unnest($2::int[]) as id order by 1) ordered',
    values: [pageClass, pageIDs],
  };
  return underLocks(parts, [whole, pages], work);
}
