import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { completeContent, type StoredContent } from './complete-content.ts';
import type { QuestionnaireTexts, QuestionnaireVersion } from './questionnaire.ts';

declare module '../shared/events/event.ts' {
  interface AppEvents {
    'questionnaire.stored': { versionID: number };
    'questionnaire.discarded': { versionID: number };
    'questionnaire.published': { versionID: number };
  }
}

/** Texts of one language, and for each key the source text that it was translated from. */
export type DraftTranslation = { language: string; texts: QuestionnaireTexts; sources: QuestionnaireTexts };

/** A version as the editor sees it. `revision` is 0 until there is a draft. */
export type EditableVersion = QuestionnaireVersion & {
  revision: number;
  updatedAt: Date;
  publishedAt: Date | null;
  translations: DraftTranslation[];
};

type VersionRow = Omit<QuestionnaireVersion, 'content'> & {
  content: StoredContent;
  revision: number;
  updatedAt: string;
  publishedAt: string | null;
};

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
  const { content, updatedAt, publishedAt } = row;
  return {
    ...row,
    content: completeContent(content),
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

/** A version without its content, for lists. */
export type QuestionnaireVersionSummary = {
  number: number;
  state: EditableVersion['state'];
  updatedAt: Date;
  publishedAt: Date | null;
};

/** Returns all versions, newest first. */
export async function loadQuestionnaireVersionSummaries(em: EntityManager): Promise<QuestionnaireVersionSummary[]> {
  const rows = await query(
    em,
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
