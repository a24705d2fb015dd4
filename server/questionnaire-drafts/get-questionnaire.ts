import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { NotFound, parseInput } from '../shared/errors/index.ts';
import { type EditableVersion, findNewestVersion, findVersion } from './draft.queries.ts';
import { canManageQuestionnaire } from './questionnaire.policy.ts';

const versionInput = z.object({ version: z.int().positive().max(2_147_483_647).nullish() });

/**
 * A version with all its texts: the draft, or what is published where there is none, unless a number is given.
 * manage-questionnaire. V_12 `questionnaire.version`; 404 V_12 for one that there is not.
 */
export async function getQuestionnaire(context: Context, input: unknown): Promise<EditableVersion> {
  authorize(context.viewer, canManageQuestionnaire(context.viewer));
  const { version } = parseInput(versionInput, input, 'questionnaire');
  const found = version ? await findVersion(context.em, version) : await findNewestVersion(context.em);
  if (!found) throw new NotFound('V_12', 'questionnaire.version');
  return found;
}

/** A version in the list of all. */
export type ListedVersion = {
  number: number;
  state: EditableVersion['state'];
  updatedAt: Date;
  publishedAt: Date | null;
};

/** All versions, the newest first. manage-questionnaire. */
export async function listVersions(context: Context): Promise<ListedVersion[]> {
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
