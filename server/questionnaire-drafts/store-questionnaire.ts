import {
  completeContent,
  type DraftTranslation,
  type EditableVersion,
  findNewestQuestionnaireVersion,
  findQuestionnaireDraft,
  insertQuestionnaireDraft,
  listTextKeys,
  lockQuestionnaire,
  type QuestionnaireContent,
  writeQuestionnaireDraft,
} from '../questionnaire/index.ts';
import { authorize, type Context } from '../shared/context.ts';
import { NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { checkDraftRevision } from './check-draft-revision.ts';
import { type StoreQuestionnaireInput, storeQuestionnaireInput, type DraftTranslationInput } from './draft.input.ts';
import { mergeTranslation } from './merge-translation.ts';
import { canManageQuestionnaire } from './questionnaire.policy.ts';

type NewDraft = Omit<StoreQuestionnaireInput, 'content'> & { content: QuestionnaireContent };

/** Merges the texts of the source first, since translations are compared with them. */
function mergeTexts(base: EditableVersion, { content, translations }: NewDraft): DraftTranslation[] {
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

/** Returns the parts of the content, and the languages whose texts, have changed. */
function listChanges(base: EditableVersion, input: NewDraft, texts: readonly DraftTranslation[]): string[] {
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
  const given = parseInput(storeQuestionnaireInput, input ?? {}, 'questionnaire');
  const newDraft: NewDraft = { ...given, content: completeContent(given.content) };
  return inTransaction(context, async (tx) => {
    await lockQuestionnaire(tx.em);
    const base = await findNewestQuestionnaireVersion(tx.em);
    if (!base) throw new NotFound(Errors.invalid, 'questionnaire.version');
    checkDraftRevision(base.state === 'draft' ? base : null, newDraft.revision);
    const texts = mergeTexts(base, newDraft);
    const changedFields = listChanges(base, newDraft, texts);
    if (changedFields.length === 0) return base;
    const id = base.state === 'draft' ? base.id : await insertQuestionnaireDraft(tx.em, base);
    await writeQuestionnaireDraft(tx.em, { id, content: newDraft.content, texts });
    await tx.audit({ action: 'questionnaire.stored', subjectId: id, changedFields });
    await tx.emit({ name: 'questionnaire.stored', versionID: id });
    const stored = await findQuestionnaireDraft(tx.em);
    if (!stored) throw new Error('the stored draft was not found');
    return stored;
  });
}
