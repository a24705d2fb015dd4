import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';

/** Records a submission. Returns whether it is the first one with its id today. */
export async function registerSubmission(tx: Transaction, submissionID: string): Promise<boolean> {
  const hash = createHash('sha256').update(submissionID).digest();
  const inserted = await query(
    tx.em,
    sql`insert into check_submission (hash, day) values (${hash}, (now() at time zone 'utc')::date)
        on conflict do nothing returning 1`,
  );
  return inserted.length > 0;
}

/** Deletes the submissions of past days, so that none is stored for longer than 24 hours. */
export async function sweepSubmissions(em: EntityManager): Promise<void> {
  await query(em, sql`delete from check_submission where day < (now() at time zone 'utc')::date`);
}
