import { expect, test } from 'vitest';
import { listFindings, listTranslationGaps, getTranslationState } from './findings.ts';
import { type Question, listQuestionTextKeys } from './questionnaire-content.ts';
import {
  addAnswer,
  addQuestion,
  type QuestionnaireDraft,
  markTranslationUpToDate,
  moveItem,
  setText,
} from './questionnaire-draft.ts';

const question = (index: number): Question => ({
  key: `q${index}`,
  category: 'fire',
  canBeNotApplicable: true,
  answers: [
    { key: 'good', points: 3, effort: null },
    { key: 'none', points: 0, effort: 2 },
  ],
});

function completeDraft(): QuestionnaireDraft {
  const questions = Array.from({ length: 21 }, (_, index) => question(index));
  const keys = ['category.fire', ...questions.flatMap(listQuestionTextKeys)];
  return {
    sourceLanguage: 'nl',
    content: { categories: [{ key: 'fire', icon: 'fire' }], questions, thresholds: [40, 60, 80] },
    texts: {
      nl: Object.fromEntries(keys.map((key) => [key, `nl ${key}`])),
      en: Object.fromEntries(keys.map((key) => [key, `en ${key}`])),
    },
    sources: { en: Object.fromEntries(keys.map((key) => [key, `nl ${key}`])) },
  };
}

test('a complete draft has no findings', () => {
  expect(listFindings(completeDraft())).toEqual([]);
  expect(listTranslationGaps(completeDraft(), 'en')).toEqual([]);
});

test('an added empty question is reported with all its missing texts', () => {
  const { draft, key } = addQuestion(completeDraft());
  expect(listFindings(draft)).toEqual([
    { kind: 'questionCount', count: 22 },
    { kind: 'missingAdvice', question: key, count: 1 },
    { kind: 'missingText', question: key, count: 5 },
  ]);
});

test('reports more than four answers, thresholds that do not rise and categories without questions', () => {
  const draft = completeDraft();
  const [first] = draft.content.questions;
  if (!first) throw new Error('no question');
  const more = [1, 2, 3].reduce((current) => addAnswer(current, current.content.questions[0] ?? first), draft);
  const changed: QuestionnaireDraft = {
    ...more,
    content: {
      ...more.content,
      thresholds: [40, 40, 80],
      categories: [...more.content.categories, { key: 'storm', icon: 'storm' }],
    },
  };
  const kinds = listFindings(changed).map(({ kind }) => kind);
  expect(kinds).toEqual(['thresholds', 'unusedCategory', 'missingText', 'answerCount', 'missingAdvice', 'missingText']);
});

test('reports an answer below full points without advice; an answer with full points needs none', () => {
  const draft = completeDraft();
  const questions = draft.content.questions.with(0, {
    ...question(0),
    answers: [
      { key: 'good', points: 3, effort: null },
      { key: 'none', points: 0, effort: null },
    ],
  });
  expect(listFindings({ ...draft, content: { ...draft.content, questions } })).toEqual([
    { kind: 'missingAdvice', question: 'q0', count: 1 },
  ]);
});

test('a translation is outdated once its source changes, until it is rewritten or confirmed', () => {
  const key = 'question.q0.text';
  const changed = setText(completeDraft(), { language: 'nl', key, text: 'anders' });
  expect(getTranslationState(changed, 'en', key)).toBe('outdated');
  expect(listTranslationGaps(changed, 'en')).toEqual([{ language: 'en', question: 'q0', missing: 0, outdated: 1 }]);
  expect(getTranslationState(markTranslationUpToDate(changed, 'en', key), 'en', key)).toBe('done');
  expect(getTranslationState(setText(changed, { language: 'en', key, text: 'else' }), 'en', key)).toBe('done');
  expect(getTranslationState(setText(changed, { language: 'en', key, text: ' ' }), 'en', key)).toBe('missing');
});

test('an item is moved, or stays if the position does not exist', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
});
