import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { initialQuestionnaireContent } from './initial-content.ts';
import { initialLanguage, initialQuestionnaireTexts } from './initial-texts.ts';

async function insertVersion(em: EntityManager): Promise<number | null> {
  const [version] = await query(
    em,
    sql<{ id: number }>`
      insert into questionnaire_version (number, state, source_language, content, published_at)
      select 1, 'published', ${initialLanguage}, ${JSON.stringify(initialQuestionnaireContent)}::jsonb, now()
       where not exists (select from questionnaire_version)
      on conflict do nothing returning id`,
  );
  return version?.id ?? null;
}

/** Publishes the initial questionnaire, in four languages, if the installation has none. */
export async function seedQuestionnaire(em: EntityManager): Promise<void> {
  await em.fork().transactional(async (tx) => {
    const id = await insertVersion(tx);
    if (id === null) return;
    for (const [language, texts] of Object.entries(initialQuestionnaireTexts)) {
      const sources = language === initialLanguage ? {} : initialQuestionnaireTexts[initialLanguage];
      await query(
        tx,
        sql`insert into questionnaire_translation (version_id, language, texts, sources)
            values (${id}, ${language}, ${JSON.stringify(texts)}::jsonb, ${JSON.stringify(sources)}::jsonb)`,
      );
    }
  });
}
