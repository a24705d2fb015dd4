import type { EntityManager } from '@mikro-orm/postgresql';
import type { QuestionnaireTexts, QuestionnaireVersion } from '../questionnaire/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, Errors } from '../shared/errors/index.ts';

/** Texts of one language, and for each key the source text that it was translated from. */
export type DraftTranslation = { language: string; texts: QuestionnaireTexts; sources: QuestionnaireTexts };

/** A version as the editor sees it. `revision` is 0 until there is a draft. */
export type EditableVersion = QuestionnaireVersion & {
  revision: number;
  updatedAt: Date;
  publishedAt: Date | null;
  translations: DraftTranslation[];
};

type VersionRow = QuestionnaireVersion & { revision: number; updatedAt: string; publishedAt: string | null };

const selectVersion = sql<VersionRow>`
  select id, number, state, source_language as "sourceLanguage", content, revision,
         updated_at as "updatedAt", published_at as "publishedAt" from questionnaire_version`;

async function withTranslations(em: EntityManager, row: VersionRow | undefined): Promise<EditableVersion | null> {
  if (!row) return null;
  const translations = await query(
    em,
    sql<DraftTranslation>`select language, texts, sources from questionnaire_translation
                      where version_id = ${row.id} order by language`,
  );
  const { updatedAt, publishedAt } = row;
  return {
    ...row,
    updatedAt: new Date(updatedAt),
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    translations,
  };
}

/** Returns the version with a number, or null. */
export async function findQuestionnaireVersion(em: EntityManager, number: number): Promise<EditableVersion | null> {
  const [row] = await query(em, sql<VersionRow>`${selectVersion} where number = ${number}`);
  return withTranslations(em, row);
}

/** Returns the draft; without one, the published version. */
export async function findNewestQuestionnaireVersion(em: EntityManager): Promise<EditableVersion | null> {
  const [row] = await query(
    em,
    sql<VersionRow>`${selectVersion} where state in ('draft', 'published') order by number desc limit 1`,
  );
  return withTranslations(em, row);
}

/** Returns the draft, or null. */
export async function findQuestionnaireDraft(em: EntityManager): Promise<EditableVersion | null> {
  const [row] = await query(em, sql<VersionRow>`${selectVersion} where state = 'draft'`);
  return withTranslations(em, row);
}

/** Serialises changes of the questionnaire until the transaction ends. */
export async function lockQuestionnaire(em: EntityManager): Promise<void> {
  await query(em, sql`select pg_advisory_xact_lock(hashtext('questionnaire'))`);
}

/** 409 V_07 if somebody else stored the draft meanwhile. */
export function checkDraftRevision(draft: EditableVersion | null, revision: number | null | undefined): void {
  if (revision === null || revision === undefined || revision === (draft?.revision ?? 0)) return;
  throw InvalidInput.of(Errors.invalidState, 'questionnaire.revision');
}
