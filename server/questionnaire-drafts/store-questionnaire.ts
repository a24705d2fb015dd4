import { listTextKeys } from '../questionnaire/index.ts';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { NotFound, parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { type StoreQuestionnaireInput, storeQuestionnaireInput, type TranslationInput } from './draft.input.ts';
import {
  checkRevision,
  type EditableVersion,
  findDraft,
  findNewestVersion,
  lockQuestionnaire,
  type Translation,
} from './draft.queries.ts';
import { mergeTranslation } from './merge-translation.ts';
import { canManageQuestionnaire } from './questionnaire.policy.ts';

/** The draft, made from what is published where there is none yet. */
async function makeDraft(tx: Transaction, base: EditableVersion): Promise<number> {
  if (base.state === 'draft') return base.id;
  const [row] = await query(
    tx.em,
    sql<{ id: number }>`
      insert into questionnaire_version (number, state, source_language, content)
      select max(number) + 1, 'draft', ${base.sourceLanguage}, ${JSON.stringify(base.content)}::jsonb
        from questionnaire_version returning id`,
  );
  if (!row) throw new Error('no draft was made');
  await query(
    tx.em,
    sql`insert into questionnaire_translation (version_id, language, texts, sources)
        select ${row.id}::int, language, texts, sources from questionnaire_translation where version_id = ${base.id}`,
  );
  return row.id;
}

/** Texts of the source first: the translations are held against them. */
function mergeTexts(base: EditableVersion, { content, translations }: StoreQuestionnaireInput): Translation[] {
  const keys = listTextKeys(content);
  const find = <One extends { language: string }>(list: readonly One[], language: string) =>
    list.find((one) => one.language === language);
  const present = base.translations.map(
    ({ language, texts }): TranslationInput => find(translations, language) ?? { language, texts: { ...texts } },
  );
  const added = translations.filter(({ language }) => !find(base.translations, language));
  const source = find([...present, ...added], base.sourceLanguage)?.texts ?? {};
  return [...present, ...added].map((given) => {
    const merged = mergeTranslation({ given, before: find(base.translations, given.language), source, keys });
    return given.language === base.sourceLanguage ? { ...merged, sources: {} } : merged;
  });
}

type Written = Pick<StoreQuestionnaireInput, 'content'> & { id: number; texts: readonly Translation[] };

async function writeDraft(tx: Transaction, { id, content, texts }: Written): Promise<void> {
  await query(
    tx.em,
    sql`update questionnaire_version set content = ${JSON.stringify(content)}::jsonb,
               revision = revision + 1, updated_at = now() where id = ${id}`,
  );
  for (const { language, texts: words, sources } of texts) {
    await query(
      tx.em,
      sql`insert into questionnaire_translation (version_id, language, texts, sources)
          values (${id}, ${language}, ${JSON.stringify(words)}::jsonb, ${JSON.stringify(sources)}::jsonb)
          on conflict (version_id, language)
          do update set texts = excluded.texts, sources = excluded.sources, updated_at = now()`,
    );
  }
}

/** What of the content, and which languages' texts, a store has changed. */
function listChanges(base: EditableVersion, input: StoreQuestionnaireInput, texts: readonly Translation[]): string[] {
  const isOther = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const parts = (['categories', 'questions', 'thresholds'] as const).filter((part) =>
    isOther(Object.values(base.content[part]).map(sortKeys), Object.values(input.content[part]).map(sortKeys)),
  );
  const languages = texts.filter(({ language, texts: words, sources }) => {
    const before = base.translations.find((one) => one.language === language);
    return isOther([sortKeys(before?.texts), sortKeys(before?.sources)], [sortKeys(words), sortKeys(sources)]);
  });
  return [...parts, ...languages.map(({ language }) => `texts.${language}`)];
}

/** Objects from the database come with their properties in another order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, sortKeys(one)]));
}

/**
 * Stores the draft, made from what is published where there is none; visitors see nothing of it. A store that changes
 * nothing leaves all as it is. manage-questionnaire. V_01, V_12, V_14 on `questionnaire.…`; 409 V_07
 * `questionnaire.revision` where another revision is stored meanwhile.
 */
export async function storeQuestionnaire(context: Context, input: unknown): Promise<EditableVersion> {
  authorize(context.viewer, canManageQuestionnaire(context.viewer));
  const wanted = parseInput(storeQuestionnaireInput, input ?? {}, 'questionnaire');
  return inTransaction(context, async (tx) => {
    await lockQuestionnaire(tx.em);
    const base = await findNewestVersion(tx.em);
    if (!base) throw new NotFound('V_12', 'questionnaire.version');
    checkRevision(base.state === 'draft' ? base : null, wanted.revision);
    const texts = mergeTexts(base, wanted);
    const changedFields = listChanges(base, wanted, texts);
    if (changedFields.length === 0) return base;
    const id = await makeDraft(tx, base);
    await writeDraft(tx, { id, content: wanted.content, texts });
    await tx.audit({ action: 'questionnaire.stored', subjectType: 'questionnaire', subjectId: id, changedFields });
    await tx.emit({ name: 'questionnaire.stored', versionID: id });
    const stored = await findDraft(tx.em);
    if (!stored) throw new Error('the draft is gone');
    return stored;
  });
}
