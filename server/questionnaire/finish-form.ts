import type { Context } from '../shared/context.ts';
import { endCheck, type Submission } from './end-check.ts';
import { claimSubmission } from './submission.ts';

/** The same answers from the same sender, in a form that nobody can read: it leaves this process's memory for no table. */
const markOf = ({ check }: Context['services'], sender: string, { locale, finished }: Submission): string =>
  check
    .sign(Buffer.from(JSON.stringify(['form', sender, locale, finished.version, finished.choices])))
    .toString('base64url');

/**
 * Ends the check of the site's form, as `finishCheck`. Without a script the form has no submission id, being the same
 * document for everybody: what its sender sends again within the hour is the same submission then. That is known to
 * memory alone, of all nodes: in a table it could be tried out which answers somebody gave.
 */
export async function finishForm(context: Context, input: unknown, sender: string): Promise<string> {
  const { sentForms } = context.services.check;
  let mark: string | null = null;
  try {
    return await endCheck(context, input, (tx, submission) => {
      if (submission.submissionID !== null) return claimSubmission(tx, submission.submissionID);
      const sent = markOf(context.services, sender, submission);
      if (sentForms.left(sent) < 1) return false;
      sentForms.take(sent);
      mark = sent;
      return true;
    });
  } catch (error) {
    if (mark !== null) sentForms.giveBack(mark);
    throw error;
  }
}
