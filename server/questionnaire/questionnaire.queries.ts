import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { completeContent, type StoredContent } from './complete-content.ts';
import type { QuestionnaireTexts, QuestionnaireVersion } from './questionnaire.ts';

type VersionRow = Omit<QuestionnaireVersion, 'content'> & { content: StoredContent };

const selectVersion = sql<VersionRow>`
  select id, number, state, source_language as "sourceLanguage", content from questionnaire_version`;

const toVersion = (row: VersionRow | undefined): QuestionnaireVersion | null =>
  row ? { ...row, content: completeContent(row.content) } : null;

/** Returns the published version; null before the first publication. */
export async function findPublishedQuestionnaire(em: EntityManager): Promise<QuestionnaireVersion | null> {
  const [row] = await query(em, sql<VersionRow>`${selectVersion} where state = 'published'`);
  return toVersion(row);
}

/** Returns a version that visitors could answer: published, or superseded meanwhile. */
export async function findReleasedQuestionnaire(
  em: EntityManager,
  number: number,
): Promise<QuestionnaireVersion | null> {
  const [row] = await query(em, sql<VersionRow>`${selectVersion} where number = ${number} and state <> 'draft'`);
  return toVersion(row);
}

/** Returns the texts of a version in a language. Untranslated texts are in the source language. */
export async function loadQuestionnaireTexts(
  em: EntityManager,
  { id, sourceLanguage }: QuestionnaireVersion,
  language: string,
): Promise<QuestionnaireTexts> {
  const rows = await query(
    em,
    sql<{ language: string; texts: QuestionnaireTexts }>`
      select language, texts from questionnaire_translation
       where version_id = ${id} and language in (${sourceLanguage}, ${language})`,
  );
  const textsOf = (code: string) => rows.find((row) => row.language === code)?.texts ?? {};
  const translated = Object.entries(textsOf(language)).filter(([, text]) => text.trim() !== '');
  return { ...textsOf(sourceLanguage), ...Object.fromEntries(translated) };
}
