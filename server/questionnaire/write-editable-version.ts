import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { DraftTranslation, EditableVersion } from './editable-version.queries.ts';
import type { QuestionnaireContent } from './questionnaire.ts';

/** Inserts a draft with the content and texts of a version, and returns its id. */
export async function insertQuestionnaireDraft(em: EntityManager, base: EditableVersion): Promise<number> {
  const [row] = await query(
    em,
    sql<{ id: number }>`
      insert into questionnaire_version (number, state, source_language, content)
      select max(number) + 1, 'draft', ${base.sourceLanguage}, ${JSON.stringify(base.content)}::jsonb
        from questionnaire_version returning id`,
  );
  if (!row) throw new Error('the draft was not inserted');
  await query(
    em,
    sql`insert into questionnaire_translation (version_id, language, texts, sources)
        select ${row.id}::int, language, texts, sources from questionnaire_translation where version_id = ${base.id}`,
  );
  return row.id;
}

/** What a draft is replaced by; texts of other languages stay. */
export type DraftContent = { id: number; content: QuestionnaireContent; texts: readonly DraftTranslation[] };

/** Replaces the content and texts of a draft, and increments its revision. */
export async function writeQuestionnaireDraft(em: EntityManager, { id, content, texts }: DraftContent): Promise<void> {
  await query(
    em,
    sql`update questionnaire_version set content = ${JSON.stringify(content)}::jsonb,
               revision = revision + 1, updated_at = now() where id = ${id}`,
  );
  for (const { language, texts: translated, sources } of texts) {
    await query(
      em,
      sql`insert into questionnaire_translation (version_id, language, texts, sources)
          values (${id}, ${language}, ${JSON.stringify(translated)}::jsonb, ${JSON.stringify(sources)}::jsonb)
          on conflict (version_id, language)
          do update set texts = excluded.texts, sources = excluded.sources, updated_at = now()`,
    );
  }
}

/** Makes a draft the published version; the version that was published before is superseded. */
export async function releaseQuestionnaireDraft(em: EntityManager, id: number): Promise<void> {
  await query(em, sql`update questionnaire_version set state = 'superseded' where state = 'published'`);
  await query(
    em,
    sql`update questionnaire_version set state = 'published', published_at = now(), updated_at = now()
         where id = ${id}`,
  );
}

/** Deletes a draft with its texts. */
export async function deleteQuestionnaireDraft(em: EntityManager, id: number): Promise<void> {
  await query(em, sql`delete from questionnaire_version where id = ${id}`);
}
