import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';

/** Whether a submission is seen for the first time today. */
export async function claimSubmission(tx: Transaction, submissionID: string): Promise<boolean> {
  const hash = createHash('sha256').update(submissionID).digest();
  const claimed = await query(
    tx.em,
    sql`insert into check_submission (hash, day) values (${hash}, (now() at time zone 'utc')::date)
        on conflict do nothing returning 1`,
  );
  return claimed.length > 0;
}

/** Forgets the submissions of days that are over: none is kept for longer than 24 hours. */
export async function sweepSubmissions(em: EntityManager): Promise<void> {
  await query(em, sql`delete from check_submission where day < (now() at time zone 'utc')::date`);
}
