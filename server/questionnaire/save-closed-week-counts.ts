import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';

/** The saved counters move only when this many checks were added. */
export const minAddedChecks = 5;

const thisWeek = sql`date_trunc('week', now() at time zone 'utc')::date`;

async function isSavedAlready(tx: Transaction, versionID: number): Promise<boolean> {
  const rows = await query(
    tx.em,
    sql`select 1 from check_closed_count where version_id = ${versionID} and counted_week >= ${thisWeek}`,
  );
  return rows.length > 0;
}

/**
 * Saves a version's counters before the first check of a new week changes them. So statistics show only closed weeks,
 * and change only by 5 checks or more.
 */
export async function saveClosedWeekCounts(tx: Transaction, versionID: number): Promise<void> {
  if (await isSavedAlready(tx, versionID)) return;
  await query(
    tx.em,
    sql`insert into check_closed_count (version_id, counted_week)
        values (${versionID}, ${thisWeek} - 7) on conflict do nothing`,
  );
  await query(tx.em, sql`select 1 from check_closed_count where version_id = ${versionID} for update`);
  if (await isSavedAlready(tx, versionID)) return;
  await query(
    tx.em,
    sql`update check_closed_count closed
           set finished = present.finished, answers = present.answers, scores = present.scores,
               levels = present.levels, sums = present.sums
          from check_present_count present
         where present.version_id = closed.version_id and closed.version_id = ${versionID}
           and present.finished >= closed.finished + ${minAddedChecks}::int`,
  );
  await query(tx.em, sql`update check_closed_count set counted_week = ${thisWeek} where version_id = ${versionID}`);
}
