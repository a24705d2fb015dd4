import {
  deleteQuestionnaireDraft,
  type EditableVersion,
  findNewestQuestionnaireVersion,
  findQuestionnaireDraft,
  lockQuestionnaire,
} from '../questionnaire/index.ts';
import { authorize, type Context } from '../shared/context.ts';
import { NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { checkDraftRevision } from './check-draft-revision.ts';
import { draftRevisionInput } from './draft.input.ts';
import { canManageQuestionnaire } from './questionnaire.policy.ts';

/**
 * Deletes the draft and returns the published version. manage-questionnaire. 404 V_12 `questionnaire.version` without a
 * draft, or if nothing is published yet; 409 V_07 `questionnaire.revision`.
 */
export async function discardQuestionnaire(context: Context, input: unknown): Promise<EditableVersion> {
  authorize(context.viewer, canManageQuestionnaire(context.viewer));
  const { revision } = parseInput(draftRevisionInput, input ?? {}, 'questionnaire');
  return inTransaction(context, async (tx) => {
    await lockQuestionnaire(tx.em);
    const draft = await findQuestionnaireDraft(tx.em);
    if (!draft) throw new NotFound(Errors.invalid, 'questionnaire.version');
    checkDraftRevision(draft, revision);
    await deleteQuestionnaireDraft(tx.em, draft.id);
    await tx.audit({ action: 'questionnaire.discarded', subjectId: draft.id });
    await tx.emit({ name: 'questionnaire.discarded', versionID: draft.id });
    const published = await findNewestQuestionnaireVersion(tx.em);
    if (!published) throw new NotFound(Errors.invalid, 'questionnaire.version');
    return published;
  });
}
