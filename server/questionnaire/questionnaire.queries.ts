import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { QuestionnaireTexts, QuestionnaireVersion } from './questionnaire.ts';

const selectVersion = sql<QuestionnaireVersion>`
  select id, number, state, source_language as "sourceLanguage", content from questionnaire_version`;

/** Returns the published version; null before the first publication. */
export async function findPublishedQuestionnaire(em: EntityManager): Promise<QuestionnaireVersion | null> {
  const [version] = await query(em, sql<QuestionnaireVersion>`${selectVersion} where state = 'published'`);
  return version ?? null;
}

/** Returns a version that visitors could answer: published, or superseded meanwhile. */
export async function findReleasedQuestionnaire(
  em: EntityManager,
  number: number,
): Promise<QuestionnaireVersion | null> {
  const [version] = await query(
    em,
    sql<QuestionnaireVersion>`${selectVersion} where number = ${number} and state <> 'draft'`,
  );
  return version ?? null;
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
