import {
  listTextKeys,
  type Question,
  requiredQuestionCount,
  type QuestionnaireContent,
} from '../questionnaire/index.ts';
import { type ErrorItem, Errors } from '../shared/errors/index.ts';
import type { EditableVersion } from '../questionnaire/index.ts';

const answerCount = { min: 2, max: 4 } as const;
const fullPoints = 3;

const toErrorItem = (code: ErrorItem['code'], property: string): ErrorItem => ({
  code,
  property: `questionnaire.${property}`,
});

function checkQuestion({ key, category, answers }: Question, categories: ReadonlySet<string>): ErrorItem[] {
  const errors: ErrorItem[] = [];
  const { length } = answers;
  if (length < answerCount.min || length > answerCount.max)
    errors.push(toErrorItem(Errors.invalid, `questions.${key}.answers`));
  // A question without points would score like one that does not apply.
  else if (answers.every(({ points }) => points === 0))
    errors.push(toErrorItem(Errors.invalid, `questions.${key}.points`));
  if (!categories.has(category)) errors.push(toErrorItem(Errors.invalid, `questions.${key}.category`));
  const withoutAdvice = answers.filter(({ points, effort }) => points < fullPoints && effort === null);
  return [
    ...errors,
    ...withoutAdvice.map((answer) => toErrorItem(Errors.required, `questions.${key}.answers.${answer.key}.effort`)),
  ];
}

function checkContent({ categories, questions, thresholds }: QuestionnaireContent): ErrorItem[] {
  const [moderate, sufficient, good] = thresholds;
  const known = new Set(categories.map(({ key }) => key));
  const used = new Set(questions.map(({ category }) => category));
  return [
    ...(questions.length === requiredQuestionCount ? [] : [toErrorItem(Errors.invalid, 'questions')]),
    ...(moderate < sufficient && sufficient < good ? [] : [toErrorItem(Errors.invalid, 'thresholds')]),
    ...categories
      .filter(({ key }) => !used.has(key))
      .map(({ key }) => toErrorItem(Errors.invalid, `categories.${key}`)),
    ...questions.flatMap((question) => checkQuestion(question, known)),
  ];
}

/**
 * Returns what prevents a draft from being published: other than 21 questions, 2 to 4 answers or rising thresholds, an
 * answer worth less than 3 points without advice, a missing text in the source language. Missing translations are
 * allowed: visitors read the source instead.
 */
export function listPublishingErrors({ content, translations, sourceLanguage }: EditableVersion): ErrorItem[] {
  const source = translations.find(({ language }) => language === sourceLanguage)?.texts ?? {};
  const missing = listTextKeys(content).filter((key) => (source[key] ?? '').trim() === '');
  return [...checkContent(content), ...missing.map((key) => toErrorItem(Errors.required, `texts.${key}`))];
}
