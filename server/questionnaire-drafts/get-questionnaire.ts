import { z } from 'zod';
import {
  type EditableVersion,
  findNewestQuestionnaireVersion,
  findQuestionnaireVersion,
  loadQuestionnaireVersionSummaries,
  type QuestionnaireVersionSummary,
} from '../questionnaire/index.ts';
import { authorize, type Context } from '../shared/context.ts';
import { NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import { canManageQuestionnaire } from './questionnaire.policy.ts';

const versionInput = z.object({ version: z.int().positive().max(2_147_483_647).nullish() });

/**
 * Returns the version with the given number and all its texts; without a number, the draft or else the published
 * version. manage-questionnaire. V_12 `questionnaire.version`; 404 V_12 for an unknown version.
 */
export async function getQuestionnaire(context: Context, input: unknown): Promise<EditableVersion> {
  authorize(context.viewer, canManageQuestionnaire(context.viewer));
  const { version } = parseInput(versionInput, input, 'questionnaire');
  const found = version
    ? await findQuestionnaireVersion(context.em, version)
    : await findNewestQuestionnaireVersion(context.em);
  if (!found) throw new NotFound(Errors.invalid, 'questionnaire.version');
  return found;
}

/** Returns all versions, newest first. manage-questionnaire. */
export async function listQuestionnaireVersions(context: Context): Promise<QuestionnaireVersionSummary[]> {
  authorize(context.viewer, canManageQuestionnaire(context.viewer));
  return loadQuestionnaireVersionSummaries(context.em);
}
