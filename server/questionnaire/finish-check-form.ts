import type { Context } from '../shared/context.ts';
import { createCheckToken } from './check-token.ts';
import { countSubmission } from './count-submission.ts';
import { type CheckSubmission, readSubmission } from './read-submission.ts';

/** Returns a keyed hash of a sender and its answers. It stays in memory and is never written to a table. */
function fingerprintOf({ check }: Context['services'], sender: string, { counted, finished }: CheckSubmission): string {
  const content = JSON.stringify(['form', sender, counted.locale, finished.version, finished.choices]);
  return check.sign(Buffer.from(content)).toString('base64url');
}

/** Counts a form without submission id unless its sender sent the same answers within an hour. */
async function countUnidentified(context: Context, sender: string, submission: CheckSubmission): Promise<void> {
  const { sentForms } = context.services.check;
  const fingerprint = fingerprintOf(context.services, sender, submission);
  if (sentForms.remaining(fingerprint) < 1) return;
  sentForms.consume(fingerprint);
  try {
    await countSubmission(context, submission);
  } catch (error) {
    sentForms.refund(fingerprint);
    throw error;
  }
}

/**
 * Finishes the check of the site's form, like `finishCheck`. Without JavaScript the form has no submission id, since
 * all visitors get the same document. Then the same answers from the same sender within an hour count once. This is
 * stored only in the memory of the nodes: with a table, one could test which answers somebody gave.
 */
export async function finishCheckForm(context: Context, input: unknown, sender: string): Promise<string> {
  const submission = await readSubmission(context, input);
  if (submission.submissionID === null) await countUnidentified(context, sender, submission);
  else await countSubmission(context, submission);
  return createCheckToken(context.services, submission.finished);
}
