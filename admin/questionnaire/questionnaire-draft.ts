import type { EditableQuestionnaireFieldsFragment } from '../generated/graphql.ts';
import type { Answer, Category, Question, QuestionnaireContent } from './questionnaire-content.ts';

type Texts = Readonly<Record<string, string>>;

/** What is worked on: the content, and by language its texts with the sources that they were made from. */
export type Draft = {
  sourceLanguage: string;
  content: QuestionnaireContent;
  texts: Readonly<Record<string, Texts>>;
  sources: Readonly<Record<string, Texts>>;
};

/** The server's JSON, whose form it has checked when it was stored. */
export function readDraft(version: EditableQuestionnaireFieldsFragment): Draft {
  const byLanguage = (part: 'texts' | 'sources') =>
    Object.fromEntries(version.translations.map((translation) => [translation.language, translation[part] as Texts]));
  return {
    sourceLanguage: version.sourceLanguage,
    content: version.content as QuestionnaireContent,
    texts: byLanguage('texts'),
    sources: byLanguage('sources'),
  };
}

export const textOf = (draft: Draft, language: string, key: string): string => draft.texts[language]?.[key] ?? '';

/** A text typed now is made from the present source. */
export function setText(draft: Draft, { language, key, text }: { language: string; key: string; text: string }): Draft {
  const texts = { ...draft.texts, [language]: { ...draft.texts[language], [key]: text } };
  return language === draft.sourceLanguage ? { ...draft, texts } : markUpToDate({ ...draft, texts }, language, key);
}

/** A translation that is still right although its source has changed. */
export function markUpToDate(draft: Draft, language: string, key: string): Draft {
  const source = textOf(draft, draft.sourceLanguage, key);
  return { ...draft, sources: { ...draft.sources, [language]: { ...draft.sources[language], [key]: source } } };
}

const withContent = (draft: Draft, content: Partial<QuestionnaireContent>): Draft => ({
  ...draft,
  content: { ...draft.content, ...content },
});

/** The list with one item at another place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (from < 0 || to < 0 || to >= items.length || from === to) return items;
  const moved = items.slice(from, from + 1);
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...moved);
}

export const setQuestions = (draft: Draft, questions: readonly Question[]): Draft => withContent(draft, { questions });
export const setCategories = (draft: Draft, categories: readonly Category[]): Draft =>
  withContent(draft, { categories });
export const setThresholds = (draft: Draft, thresholds: QuestionnaireContent['thresholds']): Draft =>
  withContent(draft, { thresholds });

export function changeQuestion(draft: Draft, key: string, change: Partial<Question>): Draft {
  const { questions } = draft.content;
  return setQuestions(
    draft,
    questions.map((question) => (question.key === key ? { ...question, ...change } : question)),
  );
}

export function changeAnswer(draft: Draft, question: Question, changed: Answer): Draft {
  const answers = question.answers.map((answer) => (answer.key === changed.key ? changed : answer));
  return changeQuestion(draft, question.key, { answers });
}

/** A key that none of the others has; counters and texts are kept by it, so it never changes. */
export function freshKey(prefix: string, taken: readonly { key: string }[]): string {
  let number = taken.length + 1;
  while (taken.some(({ key }) => key === `${prefix}-${number}`)) number += 1;
  return `${prefix}-${number}`;
}

/** A question with two answers, of which the worse one has an advice to be written. */
export function addQuestion(draft: Draft): { draft: Draft; key: string } {
  const { questions, categories } = draft.content;
  const key = freshKey('question', questions);
  const question: Question = {
    key,
    category: questions.at(-1)?.category ?? categories[0]?.key ?? '',
    canBeNotApplicable: false,
    answers: [
      { key: 'answer-1', points: 3, effort: null },
      { key: 'answer-2', points: 0, effort: 1 },
    ],
  };
  return { draft: setQuestions(draft, [...questions, question]), key };
}

export function addAnswer(draft: Draft, question: Question): Draft {
  const answer: Answer = { key: freshKey('answer', question.answers), points: 0, effort: 1 };
  return changeQuestion(draft, question.key, { answers: [...question.answers, answer] });
}

/** Whether two drafts say the same. */
export const isSameDraft = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);
