import { listTextKeys } from '../questionnaire/index.ts';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { type StoreQuestionnaireInput, storeQuestionnaireInput, type DraftTranslationInput } from './draft.input.ts';
import {
  checkDraftRevision,
  type EditableVersion,
  findQuestionnaireDraft,
  findNewestQuestionnaireVersion,
  lockQuestionnaire,
  type DraftTranslation,
} from './draft.queries.ts';
import { mergeTranslation } from './merge-translation.ts';
import { canManageQuestionnaire } from './questionnaire.policy.ts';

/** Returns the id of the draft; creates it from the published version if there is none. */
async function ensureDraft(tx: Transaction, base: EditableVersion): Promise<number> {
  if (base.state === 'draft') return base.id;
  const [row] = await query(
    tx.em,
    sql<{ id: number }>`
      insert into questionnaire_version (number, state, source_language, content)
      select max(number) + 1, 'draft', ${base.sourceLanguage}, ${JSON.stringify(base.content)}::jsonb
        from questionnaire_version returning id`,
  );
  if (!row) throw new Error('the draft was not inserted');
  await query(
    tx.em,
    sql`insert into questionnaire_translation (version_id, language, texts, sources)
        select ${row.id}::int, language, texts, sources from questionnaire_translation where version_id = ${base.id}`,
  );
  return row.id;
}

/** Merges the texts of the source first, since translations are compared with them. */
function mergeTexts(base: EditableVersion, { content, translations }: StoreQuestionnaireInput): DraftTranslation[] {
  const keys = listTextKeys(content);
  const find = <One extends { language: string }>(list: readonly One[], language: string) =>
    list.find((one) => one.language === language);
  const existing = base.translations.map(
    ({ language, texts }): DraftTranslationInput => find(translations, language) ?? { language, texts: { ...texts } },
  );
  const added = translations.filter(({ language }) => !find(base.translations, language));
  const source = find([...existing, ...added], base.sourceLanguage)?.texts ?? {};
  return [...existing, ...added].map((given) => {
    const merged = mergeTranslation({ given, before: find(base.translations, given.language), source, keys });
    return given.language === base.sourceLanguage ? { ...merged, sources: {} } : merged;
  });
}

type DraftContent = Pick<StoreQuestionnaireInput, 'content'> & { id: number; texts: readonly DraftTranslation[] };

async function writeDraft(tx: Transaction, { id, content, texts }: DraftContent): Promise<void> {
  await query(
    tx.em,
    sql`update questionnaire_version set content = ${JSON.stringify(content)}::jsonb,
               revision = revision + 1, updated_at = now() where id = ${id}`,
  );
  for (const { language, texts: translated, sources } of texts) {
    await query(
      tx.em,
      sql`insert into questionnaire_translation (version_id, language, texts, sources)
          values (${id}, ${language}, ${JSON.stringify(translated)}::jsonb, ${JSON.stringify(sources)}::jsonb)
          on conflict (version_id, language)
          do update set texts = excluded.texts, sources = excluded.sources, updated_at = now()`,
    );
  }
}

/** Returns the parts of the content, and the languages whose texts, have changed. */
function listChanges(
  base: EditableVersion,
  input: StoreQuestionnaireInput,
  texts: readonly DraftTranslation[],
): string[] {
  const isDifferent = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const changedParts = (['categories', 'questions', 'thresholds'] as const).filter((part) =>
    isDifferent(Object.values(base.content[part]).map(sortKeys), Object.values(input.content[part]).map(sortKeys)),
  );
  const languages = texts.filter(({ language, texts: translated, sources }) => {
    const before = base.translations.find((one) => one.language === language);
    return isDifferent([sortKeys(before?.texts), sortKeys(before?.sources)], [sortKeys(translated), sortKeys(sources)]);
  });
  return [...changedParts, ...languages.map(({ language }) => `texts.${language}`)];
}

/** The database returns the properties of objects in another order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, sortKeys(one)]));
}

/**
 * Stores the draft; creates it from the published version if there is none. Visitors do not see it. Does nothing if
 * nothing changed. manage-questionnaire. V_01, V_12, V_14 on `questionnaire.…`; 409 V_07 `questionnaire.revision` if
 * another revision was stored meanwhile.
 */
export async function storeQuestionnaire(context: Context, input: unknown): Promise<EditableVersion> {
  authorize(context.viewer, canManageQuestionnaire(context.viewer));
  const newDraft = parseInput(storeQuestionnaireInput, input ?? {}, 'questionnaire');
  return inTransaction(context, async (tx) => {
    await lockQuestionnaire(tx.em);
    const base = await findNewestQuestionnaireVersion(tx.em);
    if (!base) throw new NotFound(Errors.invalid, 'questionnaire.version');
    checkDraftRevision(base.state === 'draft' ? base : null, newDraft.revision);
    const texts = mergeTexts(base, newDraft);
    const changedFields = listChanges(base, newDraft, texts);
    if (changedFields.length === 0) return base;
    const id = await ensureDraft(tx, base);
    await writeDraft(tx, { id, content: newDraft.content, texts });
    await tx.audit({ action: 'questionnaire.stored', subjectId: id, changedFields });
    await tx.emit({ name: 'questionnaire.stored', versionID: id });
    const stored = await findQuestionnaireDraft(tx.em);
    if (!stored) throw new Error('the stored draft was not found');
    return stored;
  });
}
