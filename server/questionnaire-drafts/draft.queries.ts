import type { EntityManager } from '@mikro-orm/postgresql';
import type { QuestionnaireTexts, QuestionnaireVersion } from '../questionnaire/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput } from '../shared/errors/index.ts';

/** Texts of one language, and by key the source that each was made from. */
export type Translation = { language: string; texts: QuestionnaireTexts; sources: QuestionnaireTexts };

/** A version as the editor sees it. `revision` is 0 until there is a draft. */
export type EditableVersion = QuestionnaireVersion & {
  revision: number;
  updatedAt: Date;
  publishedAt: Date | null;
  translations: Translation[];
};

type VersionRow = QuestionnaireVersion & { revision: number; updatedAt: string; publishedAt: string | null };

const selectVersion = sql<VersionRow>`
  select id, number, state, source_language as "sourceLanguage", content, revision,
         updated_at as "updatedAt", published_at as "publishedAt" from questionnaire_version`;

async function withTranslations(em: EntityManager, row: VersionRow | undefined): Promise<EditableVersion | null> {
  if (!row) return null;
  const translations = await query(
    em,
    sql<Translation>`select language, texts, sources from questionnaire_translation
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

export async function findVersion(em: EntityManager, number: number): Promise<EditableVersion | null> {
  const [row] = await query(em, sql<VersionRow>`${selectVersion} where number = ${number}`);
  return withTranslations(em, row);
}

/** The draft, or what is published where there is none. */
export async function findNewestVersion(em: EntityManager): Promise<EditableVersion | null> {
  const [row] = await query(
    em,
    sql<VersionRow>`${selectVersion} where state in ('draft', 'published') order by number desc limit 1`,
  );
  return withTranslations(em, row);
}

export async function findDraft(em: EntityManager): Promise<EditableVersion | null> {
  const [row] = await query(em, sql<VersionRow>`${selectVersion} where state = 'draft'`);
  return withTranslations(em, row);
}

/** One change of the questionnaire at a time, until the transaction's end. */
export async function lockQuestionnaire(em: EntityManager): Promise<void> {
  await query(em, sql`select pg_advisory_xact_lock(hashtext('questionnaire'))`);
}

/** 409 V_07 where somebody else stored the draft meanwhile. */
export function checkRevision(draft: EditableVersion | null, revision: number | null | undefined): void {
  if (revision === null || revision === undefined || revision === (draft?.revision ?? 0)) return;
  throw InvalidInput.of('V_07', 'questionnaire.revision');
}
