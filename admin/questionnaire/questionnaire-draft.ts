import type { EditableQuestionnaireFieldsFragment } from '../generated/graphql.ts';
import {
  type Answer,
  type Category,
  hasFittingUrgency,
  type Question,
  type QuestionnaireContent,
  questionnaireRules,
  type Urgency,
} from './questionnaire-content.ts';

type Texts = Readonly<Record<string, string>>;

/** The edited content, and for each language the texts with the sources they translate. */
export type QuestionnaireDraft = {
  sourceLanguage: string;
  content: QuestionnaireContent;
  texts: Readonly<Record<string, Texts>>;
  sources: Readonly<Record<string, Texts>>;
};

/** Converts a version from the server. Its JSON was validated when it was saved. */
export function toQuestionnaireDraft(version: EditableQuestionnaireFieldsFragment): QuestionnaireDraft {
  const byLanguage = (part: 'texts' | 'sources') =>
    Object.fromEntries(version.translations.map((translation) => [translation.language, translation[part] as Texts]));
  return {
    sourceLanguage: version.sourceLanguage,
    content: version.content as QuestionnaireContent,
    texts: byLanguage('texts'),
    sources: byLanguage('sources'),
  };
}

export const getText = (draft: QuestionnaireDraft, language: string, key: string): string =>
  draft.texts[language]?.[key] ?? '';

/** Sets a text and records the current source as the one it translates. */
export function setText(
  draft: QuestionnaireDraft,
  { language, key, text }: { language: string; key: string; text: string },
): QuestionnaireDraft {
  const texts = { ...draft.texts, [language]: { ...draft.texts[language], [key]: text } };
  return language === draft.sourceLanguage
    ? { ...draft, texts }
    : markTranslationUpToDate({ ...draft, texts }, language, key);
}

/** Confirms that a translation is still correct although its source has changed. */
export function markTranslationUpToDate(draft: QuestionnaireDraft, language: string, key: string): QuestionnaireDraft {
  const source = getText(draft, draft.sourceLanguage, key);
  return { ...draft, sources: { ...draft.sources, [language]: { ...draft.sources[language], [key]: source } } };
}

const withContent = (draft: QuestionnaireDraft, content: Partial<QuestionnaireContent>): QuestionnaireDraft => ({
  ...draft,
  content: { ...draft.content, ...content },
});

/** Returns the list with one item moved. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (from < 0 || to < 0 || to >= items.length || from === to) return items;
  const moved = items.slice(from, from + 1);
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...moved);
}

export const setQuestions = (draft: QuestionnaireDraft, questions: readonly Question[]): QuestionnaireDraft =>
  withContent(draft, { questions });
export const setCategories = (draft: QuestionnaireDraft, categories: readonly Category[]): QuestionnaireDraft =>
  withContent(draft, { categories });
export const setThresholds = (
  draft: QuestionnaireDraft,
  thresholds: QuestionnaireContent['thresholds'],
): QuestionnaireDraft => withContent(draft, { thresholds });

export function changeQuestion(draft: QuestionnaireDraft, key: string, change: Partial<Question>): QuestionnaireDraft {
  const { questions } = draft.content;
  return setQuestions(
    draft,
    questions.map((question) => (question.key === key ? { ...question, ...change } : question)),
  );
}

export function changeAnswer(draft: QuestionnaireDraft, question: Question, changed: Answer): QuestionnaireDraft {
  const answers = question.answers.map((answer) => (answer.key === changed.key ? changed : answer));
  return changeQuestion(draft, question.key, { answers });
}

const urgencyByPoints: readonly Urgency[] = ['now', 'year', 'later'];

/** Returns the answer with other points; an urgency that does not fit them is replaced. */
export function withPoints(answer: Answer, points: number): Answer {
  const changed = { ...answer, points };
  if (hasFittingUrgency(changed)) return changed;
  return { ...changed, urgency: points >= questionnaireRules.fullPoints ? 'none' : (urgencyByPoints[points] ?? 'now') };
}

/** Makes an answer the one that means 'we do not know', or none. It gives no points and has advice. */
export function setUnknownAnswer(
  draft: QuestionnaireDraft,
  question: Question,
  key: string | null,
): QuestionnaireDraft {
  const answers = question.answers.map((answer) => {
    if (answer.key !== key) return { ...answer, isUnknown: false };
    return { ...withPoints(answer, 0), effort: answer.effort ?? 1, isUnknown: true };
  });
  return changeQuestion(draft, question.key, { answers });
}

/** Adds an answer that means 'we do not know'. */
export function addUnknownAnswer(draft: QuestionnaireDraft, question: Question): QuestionnaireDraft {
  const key = createUniqueKey('unknown', question.answers);
  const answer: Answer = { key, points: 0, effort: 1, urgency: 'now', isUnknown: true };
  return changeQuestion(draft, question.key, { answers: [...question.answers, answer] });
}

/** Returns a key that no other item has. Statistics and texts refer to it, so it never changes. */
export function createUniqueKey(prefix: string, existing: readonly { key: string }[]): string {
  let number = existing.length + 1;
  while (existing.some(({ key }) => key === `${prefix}-${number}`)) number += 1;
  return `${prefix}-${number}`;
}

/** Adds a question with two answers and 'we do not know'; the last two need advice. */
export function addQuestion(draft: QuestionnaireDraft): { draft: QuestionnaireDraft; key: string } {
  const { questions, categories } = draft.content;
  const key = createUniqueKey('question', questions);
  const question: Question = {
    key,
    category: questions.at(-1)?.category ?? categories[0]?.key ?? '',
    canBeNotApplicable: false,
    answers: [
      { key: 'answer-1', points: 3, effort: null, urgency: 'none', isUnknown: false },
      { key: 'answer-2', points: 0, effort: 1, urgency: 'now', isUnknown: false },
      { key: 'unknown', points: 0, effort: 1, urgency: 'now', isUnknown: true },
    ],
  };
  return { draft: setQuestions(draft, [...questions, question]), key };
}

export function addAnswer(draft: QuestionnaireDraft, question: Question): QuestionnaireDraft {
  const key = createUniqueKey('answer', question.answers);
  const answer: Answer = { key, points: 0, effort: 1, urgency: 'now', isUnknown: false };
  return changeQuestion(draft, question.key, { answers: [...question.answers, answer] });
}

/** Whether two drafts are equal. */
export const areEqualDrafts = (a: QuestionnaireDraft, b: QuestionnaireDraft): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
