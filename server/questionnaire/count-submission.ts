import type { Context } from '../shared/context.ts';
import { inTransaction } from '../shared/transaction.ts';
import { incrementCounters } from './increment-counters.ts';
import type { CheckSubmission } from './read-submission.ts';
import { registerSubmission } from './submission.ts';

/** Counts a check, once per submission id; without one always. */
export async function countSubmission(context: Context, { submissionID, counted }: CheckSubmission): Promise<void> {
  await inTransaction(context, async (tx) => {
    if (submissionID === null || (await registerSubmission(tx, submissionID))) await incrementCounters(tx, counted);
  });
}
