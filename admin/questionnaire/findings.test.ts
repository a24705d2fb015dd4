import { expect, test } from 'vitest';
import { listFindings, listTranslationGaps, getTranslationState } from './findings.ts';
import { type Answer, type Question, listQuestionTextKeys } from './questionnaire-content.ts';
import {
  addAnswer,
  addQuestion,
  addUnknownAnswer,
  changeQuestion,
  type QuestionnaireDraft,
  markTranslationUpToDate,
  moveItem,
  setText,
  setUnknownAnswer,
  withPoints,
} from './questionnaire-draft.ts';

const question = (index: number): Question => ({
  key: `q${index}`,
  category: 'fire',
  canBeNotApplicable: true,
  answers: [
    { key: 'good', points: 3, effort: null, urgency: 'none', isUnknown: false },
    { key: 'none', points: 0, effort: 2, urgency: 'now', isUnknown: true },
  ],
});

/** A complete draft with other answers to the first question. */
function withFirstAnswers(change: (answers: readonly Answer[]) => readonly Answer[]): QuestionnaireDraft {
  const draft = completeDraft();
  return changeQuestion(draft, 'q0', { answers: change(question(0).answers) });
}

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
    { kind: 'missingAdvice', question: key, count: 2 },
    { kind: 'missingText', question: key, count: 6 },
  ]);
});

test('reports more than six answers, thresholds that do not rise and categories without questions', () => {
  const draft = completeDraft();
  const [first] = draft.content.questions;
  if (!first) throw new Error('no question');
  const more = [1, 2, 3, 4, 5].reduce((current) => addAnswer(current, current.content.questions[0] ?? first), draft);
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
  const draft = withFirstAnswers((answers) => answers.map((answer) => ({ ...answer, effort: null })));
  expect(listFindings(draft)).toEqual([{ kind: 'missingAdvice', question: 'q0', count: 1 }]);
});

test("reports a question without an answer that means 'we do not know', and one with two", () => {
  const without = withFirstAnswers((answers) => answers.map((answer) => ({ ...answer, isUnknown: false })));
  expect(listFindings(without)).toEqual([{ kind: 'noUnknown', question: 'q0' }]);
  const several = withFirstAnswers((answers) => answers.map((answer) => ({ ...answer, isUnknown: true })));
  expect(listFindings(several)).toEqual([
    { kind: 'severalUnknown', question: 'q0' },
    { kind: 'unknownPoints', question: 'q0', answer: 1 },
  ]);
});

test('reports the answers whose urgency does not fit their points', () => {
  const draft = withFirstAnswers(([good, none]) => [
    { ...(good as Answer), urgency: 'later' },
    { ...(none as Answer), urgency: 'none' },
  ]);
  expect(listFindings(draft)).toEqual([
    { kind: 'urgency', question: 'q0', answer: 1 },
    { kind: 'urgency', question: 'q0', answer: 2 },
  ]);
});

test('other points change an urgency only if it no longer fits', () => {
  const [good, none] = question(0).answers as [Answer, Answer];
  expect(withPoints(none, 2)).toMatchObject({ points: 2, urgency: 'now' });
  expect(withPoints(none, 3)).toMatchObject({ points: 3, urgency: 'none' });
  expect([0, 1, 2].map((points) => withPoints(good, points).urgency)).toEqual(['now', 'year', 'later']);
});

test("one answer at most means 'we do not know': marking another one takes the mark, the points and adds advice", () => {
  const draft = completeDraft();
  const marked = setUnknownAnswer(draft, question(0), 'good').content.questions[0]?.answers;
  expect(marked).toMatchObject([
    { points: 0, effort: 1, urgency: 'now', isUnknown: true },
    { points: 0, effort: 2, urgency: 'now', isUnknown: false },
  ]);
  const none = setUnknownAnswer(draft, question(0), null).content.questions[0];
  expect(none?.answers.some(({ isUnknown }) => isUnknown)).toBe(false);
  const added = addUnknownAnswer(draft, question(0)).content.questions[0]?.answers;
  expect(added?.at(-1)).toMatchObject({ points: 0, isUnknown: true });
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
