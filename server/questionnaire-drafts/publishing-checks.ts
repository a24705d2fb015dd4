import {
  type Answer,
  listTextKeys,
  type Question,
  requiredQuestionCount,
  type QuestionnaireContent,
} from '../questionnaire/index.ts';
import { type ErrorItem, Errors } from '../shared/errors/index.ts';
import type { EditableVersion } from '../questionnaire/index.ts';

const answerCount = { min: 2, max: 6 } as const;
const fullPoints = 3;

const toErrorItem = (code: ErrorItem['code'], property: string): ErrorItem => ({
  code,
  property: `questionnaire.${property}`,
});

function checkAnswer({ key, points, effort, urgency, isUnknown }: Answer, question: string): ErrorItem[] {
  const property = (name: string) => `questions.${question}.answers.${key}.${name}`;
  return [
    ...(points < fullPoints && effort === null ? [toErrorItem(Errors.required, property('effort'))] : []),
    // Otherwise the result would be silent about a danger, or alarm about what is in order.
    ...(points < fullPoints === (urgency === 'none') ? [toErrorItem(Errors.invalid, property('urgency'))] : []),
    ...(isUnknown && points > 0 ? [toErrorItem(Errors.invalid, property('points'))] : []),
  ];
}

/** Exactly one answer means 'we do not know': without it people guess. */
function checkUnknown({ key, answers }: Question): ErrorItem[] {
  const count = answers.filter(({ isUnknown }) => isUnknown).length;
  if (count === 1) return [];
  return [toErrorItem(count === 0 ? Errors.required : Errors.invalid, `questions.${key}.unknown`)];
}

function checkQuestion(question: Question, categories: ReadonlySet<string>): ErrorItem[] {
  const { key, category, answers } = question;
  const errors: ErrorItem[] = [];
  const { length } = answers;
  if (length < answerCount.min || length > answerCount.max)
    errors.push(toErrorItem(Errors.invalid, `questions.${key}.answers`));
  // A question without points would score like one that does not apply.
  else if (answers.every(({ points }) => points === 0))
    errors.push(toErrorItem(Errors.invalid, `questions.${key}.points`));
  if (!categories.has(category)) errors.push(toErrorItem(Errors.invalid, `questions.${key}.category`));
  return [...errors, ...checkUnknown(question), ...answers.flatMap((answer) => checkAnswer(answer, key))];
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
 * Returns what prevents a draft from being published: other than 21 questions, 2 to 6 answers, one 'we do not know' per
 * question or rising thresholds, an answer worth less than 3 points without advice or urgency, a missing text in the
 * source language. Missing translations are allowed: visitors read the source instead.
 */
export function listPublishingErrors({ content, translations, sourceLanguage }: EditableVersion): ErrorItem[] {
  const source = translations.find(({ language }) => language === sourceLanguage)?.texts ?? {};
  const missing = listTextKeys(content).filter((key) => (source[key] ?? '').trim() === '');
  return [...checkContent(content), ...missing.map((key) => toErrorItem(Errors.required, `texts.${key}`))];
}
