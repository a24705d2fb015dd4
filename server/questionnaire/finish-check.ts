import type { Context } from '../shared/context.ts';
import { createCheckToken } from './check-token.ts';
import { countSubmission } from './count-submission.ts';
import { readSubmission } from './read-submission.ts';

/**
 * Finishes a visitor's check: increments the counters, once per submission id, and returns a signed token with the
 * answers, which are not stored. There is no audit entry and no event, since both would reveal the time. Anyone. V_12
 * on `check.version`, `check.answers` and `check.answers.<question>`; then nothing is counted.
 */
export async function finishCheck(context: Context, input: unknown): Promise<string> {
  const submission = await readSubmission(context, input);
  await countSubmission(context, submission);
  return createCheckToken(context.services, submission.finished);
}
