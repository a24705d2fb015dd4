import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { QuestionnaireTexts, QuestionnaireVersion } from './questionnaire.ts';

const selectVersion = sql<QuestionnaireVersion>`
  select id, number, state, source_language as "sourceLanguage", content from questionnaire_version`;

/** What visitors are asked at present; null before the first publication. */
export async function findPublishedVersion(em: EntityManager): Promise<QuestionnaireVersion | null> {
  const [version] = await query(em, sql<QuestionnaireVersion>`${selectVersion} where state = 'published'`);
  return version ?? null;
}

/** A version that visitors have been asked: published, or superseded while somebody was still answering it. */
export async function findAskedVersion(em: EntityManager, number: number): Promise<QuestionnaireVersion | null> {
  const [version] = await query(
    em,
    sql<QuestionnaireVersion>`${selectVersion} where number = ${number} and state <> 'draft'`,
  );
  return version ?? null;
}

/** Texts of a version in a language; what is not translated stands in the language it was written in. */
export async function loadTexts(
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
  const textsOf = (wanted: string) => rows.find((row) => row.language === wanted)?.texts ?? {};
  const translated = Object.entries(textsOf(language)).filter(([, text]) => text.trim() !== '');
  return { ...textsOf(sourceLanguage), ...Object.fromEntries(translated) };
}
