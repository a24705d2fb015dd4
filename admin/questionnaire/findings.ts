import {
  adviceParts,
  answerTextKey,
  categoryTextKey,
  type Question,
  questionTextKey,
  type QuestionnaireContent,
  rules,
  textKeysOf,
} from './questionnaire-content.ts';
import { type Draft, textOf } from './questionnaire-draft.ts';

/** What keeps a draft from being published; `question` is where it is mended. */
export type Finding = {
  kind:
    | 'questionCount'
    | 'thresholds'
    | 'answerCount'
    | 'noPoints'
    | 'category'
    | 'unusedCategory'
    | 'missingAdvice'
    | 'missingText';
  question?: string;
  category?: string;
  count?: number;
};

const isBlank = (draft: Draft, key: string): boolean => textOf(draft, draft.sourceLanguage, key).trim() === '';

/** Answers worth less than full points whose advice is missing, or not written. */
export function answersWithoutAdvice(draft: Draft, { key, answers }: Question): string[] {
  return answers
    .filter(({ points }) => points < rules.fullPoints)
    .filter(
      (answer) =>
        answer.effort === null || adviceParts.some((part) => isBlank(draft, answerTextKey(key, answer.key, part))),
    )
    .map((answer) => answer.key);
}

function findInQuestion(draft: Draft, question: Question): Finding[] {
  const { key, answers, category } = question;
  const findings: Finding[] = [];
  if (answers.length < rules.fewestAnswers || answers.length > rules.mostAnswers)
    findings.push({ kind: 'answerCount', question: key });
  else if (answers.every(({ points }) => points === 0)) findings.push({ kind: 'noPoints', question: key });
  if (!draft.content.categories.some((one) => one.key === category)) findings.push({ kind: 'category', question: key });
  const withoutAdvice = answersWithoutAdvice(draft, question).length;
  if (withoutAdvice > 0) findings.push({ kind: 'missingAdvice', question: key, count: withoutAdvice });
  const isAdvice = (text: string) => adviceParts.some((part) => text.endsWith(`.${part}`));
  const missing = textKeysOf(question).filter((text) => isBlank(draft, text));
  // Of a full answer no advice is asked for, but one that is there is written whole.
  const other = missing.filter((text) => !isAdvice(text) || isOfFullAnswer(question, text));
  if (other.length > 0) findings.push({ kind: 'missingText', question: key, count: other.length });
  return findings;
}

const isOfFullAnswer = ({ key, answers }: Question, text: string): boolean =>
  answers.some(
    (answer) =>
      answer.points >= rules.fullPoints && adviceParts.some((part) => text === answerTextKey(key, answer.key, part)),
  );

const isRising = ([moderate, sufficient, good]: QuestionnaireContent['thresholds']): boolean =>
  moderate < sufficient && sufficient < good;

/** All that keeps the draft from being published; the server looks at the same again. */
export function listFindings(draft: Draft): Finding[] {
  const { categories, questions, thresholds } = draft.content;
  const findings: Finding[] = [];
  if (questions.length !== rules.questions) findings.push({ kind: 'questionCount', count: questions.length });
  if (!isRising(thresholds)) findings.push({ kind: 'thresholds' });
  for (const { key } of categories) {
    if (!questions.some(({ category }) => category === key)) findings.push({ kind: 'unusedCategory', category: key });
    if (isBlank(draft, categoryTextKey(key))) findings.push({ kind: 'missingText', category: key, count: 1 });
  }
  return [...findings, ...questions.flatMap((question) => findInQuestion(draft, question))];
}

/** `missing`: there is no text; `outdated`: its source was changed after it was made. */
export type TranslationState = 'missing' | 'outdated' | 'done';

/** Where a text has no source there is nothing to translate. */
export function translationState(draft: Draft, language: string, key: string): TranslationState {
  const source = textOf(draft, draft.sourceLanguage, key);
  if (source.trim() === '') return 'done';
  if (textOf(draft, language, key).trim() === '') return 'missing';
  const madeFrom = draft.sources[language]?.[key];
  return madeFrom !== undefined && madeFrom !== source ? 'outdated' : 'done';
}

export type TranslationGap = {
  language: string;
  question?: string;
  category?: string;
  missing: number;
  outdated: number;
};

function countStates(draft: Draft, language: string, keys: readonly string[]) {
  const states = keys.map((key) => translationState(draft, language, key));
  const count = (wanted: TranslationState) => states.filter((state) => state === wanted).length;
  return { language, missing: count('missing'), outdated: count('outdated') };
}

/** By question and category the translations into a language that are missing or older than their source. */
export function listGaps(draft: Draft, language: string): TranslationGap[] {
  const { categories, questions } = draft.content;
  return [
    ...questions.map((question) => ({ ...countStates(draft, language, textKeysOf(question)), question: question.key })),
    ...categories.map(({ key }) => ({ ...countStates(draft, language, [categoryTextKey(key)]), category: key })),
  ].filter(({ missing, outdated }) => missing + outdated > 0);
}

/** The words that a question is known by in lists. */
export function nameQuestion(draft: Draft, question: string, language: string): string {
  const key = questionTextKey(question, 'text');
  return textOf(draft, language, key).trim() || textOf(draft, draft.sourceLanguage, key).trim();
}
