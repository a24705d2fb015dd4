import type { Context } from '../shared/context.ts';
import { endCheck } from './end-check.ts';
import { claimSubmission } from './submission.ts';

/**
 * Ends a visitor's check: raises the counters, once for each submission id, and answers a signed token that holds the
 * answers, of which nothing is kept. It has no audit row and no event, since both would tell when. Anyone. V_12 on
 * `check.version`, `check.answers` and `check.answers.<question>`; nothing is counted then.
 */
export const finishCheck = (context: Context, input: unknown): Promise<string> =>
  endCheck(context, input, (tx, { submissionID }) => submissionID === null || claimSubmission(tx, submissionID));
