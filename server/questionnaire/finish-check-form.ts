import type { Context } from '../shared/context.ts';
import { countFinishedCheck, type Submission } from './count-finished-check.ts';
import { registerSubmission } from './submission.ts';

/** Returns a keyed hash of a sender and its answers. It stays in memory and is never written to a table. */
const fingerprintOf = ({ check }: Context['services'], sender: string, { locale, finished }: Submission): string =>
  check
    .sign(Buffer.from(JSON.stringify(['form', sender, locale, finished.version, finished.choices])))
    .toString('base64url');

/**
 * Finishes the check of the site's form, like `finishCheck`. Without JavaScript the form has no submission id, since
 * all visitors get the same document. Then the same answers from the same sender within an hour count once. This is
 * stored only in the memory of the nodes: with a table, one could test which answers somebody gave.
 */
export async function finishCheckForm(context: Context, input: unknown, sender: string): Promise<string> {
  const { sentForms } = context.services.check;
  let fingerprint: string | null = null;
  try {
    return await countFinishedCheck(context, input, (tx, submission) => {
      if (submission.submissionID !== null) return registerSubmission(tx, submission.submissionID);
      const formFingerprint = fingerprintOf(context.services, sender, submission);
      if (sentForms.remaining(formFingerprint) < 1) return false;
      sentForms.consume(formFingerprint);
      fingerprint = formFingerprint;
      return true;
    });
  } catch (error) {
    if (fingerprint !== null) sentForms.refund(fingerprint);
    throw error;
  }
}
