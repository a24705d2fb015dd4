import type { Context } from '../shared/context.ts';
import { countFinishedCheck } from './count-finished-check.ts';
import { registerSubmission } from './submission.ts';

/**
 * Finishes a visitor's check: increments the counters, once per submission id, and returns a signed token with the
 * answers, which are not stored. There is no audit entry and no event, since both would reveal the time. Anyone. V_12
 * on `check.version`, `check.answers` and `check.answers.<question>`; then nothing is counted.
 */
export const finishCheck = (context: Context, input: unknown): Promise<string> =>
  countFinishedCheck(
    context,
    input,
    (tx, { submissionID }) => submissionID === null || registerSubmission(tx, submissionID),
  );
