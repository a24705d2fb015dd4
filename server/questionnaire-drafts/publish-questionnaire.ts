import {
  type EditableVersion,
  findQuestionnaireDraft,
  findQuestionnaireVersion,
  lockQuestionnaire,
  releaseQuestionnaireDraft,
} from '../questionnaire/index.ts';
import { authorize, type Context } from '../shared/context.ts';
import { InvalidInput, NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { checkDraftRevision } from './check-draft-revision.ts';
import { draftRevisionInput } from './draft.input.ts';
import { listPublishingErrors } from './publishing-checks.ts';
import { canManageQuestionnaire } from './questionnaire.policy.ts';

/**
 * Publishes the draft; its counters start at zero. manage-questionnaire. 404 V_12 `questionnaire.version` without a
 * draft; 409 V_07 `questionnaire.revision`; V_01 and V_12 on `questionnaire.…` for errors that publishing-checks.ts
 * finds.
 */
export async function publishQuestionnaire(context: Context, input: unknown): Promise<EditableVersion> {
  authorize(context.viewer, canManageQuestionnaire(context.viewer));
  const { revision } = parseInput(draftRevisionInput, input ?? {}, 'questionnaire');
  return inTransaction(context, async (tx) => {
    await lockQuestionnaire(tx.em);
    const draft = await findQuestionnaireDraft(tx.em);
    if (!draft) throw new NotFound(Errors.invalid, 'questionnaire.version');
    checkDraftRevision(draft, revision);
    const errors = listPublishingErrors(draft);
    if (errors.length > 0) throw new InvalidInput(errors);
    await releaseQuestionnaireDraft(tx.em, draft.id);
    await tx.audit({ action: 'questionnaire.published', subjectId: draft.id });
    await tx.emit({ name: 'questionnaire.published', versionID: draft.id });
    const published = await findQuestionnaireVersion(tx.em, draft.number);
    if (!published) throw new Error('the published version was not found');
    return published;
  });
}
