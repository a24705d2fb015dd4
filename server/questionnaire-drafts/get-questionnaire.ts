import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import { type EditableVersion, findNewestQuestionnaireVersion, findQuestionnaireVersion } from './draft.queries.ts';
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

/** A version without its content, for lists. */
export type QuestionnaireVersionSummary = {
  number: number;
  state: EditableVersion['state'];
  updatedAt: Date;
  publishedAt: Date | null;
};

/** Returns all versions, newest first. manage-questionnaire. */
export async function listQuestionnaireVersions(context: Context): Promise<QuestionnaireVersionSummary[]> {
  authorize(context.viewer, canManageQuestionnaire(context.viewer));
  const rows = await query(
    context.em,
    sql<{ number: number; state: EditableVersion['state']; updatedAt: string; publishedAt: string | null }>`
      select number, state, updated_at as "updatedAt", published_at as "publishedAt"
        from questionnaire_version order by number desc`,
  );
  return rows.map((row) => ({
    ...row,
    updatedAt: new Date(row.updatedAt),
    publishedAt: row.publishedAt === null ? null : new Date(row.publishedAt),
  }));
}
