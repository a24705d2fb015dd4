import { type ErrorItem, InvalidInput, Errors } from '../shared/errors/index.ts';
import { minApplicableAnswers, notApplicable, type Question } from './questionnaire.ts';
import type { GivenAnswers } from './score-check.ts';

export type AnswerInput = { question: string; answer: string };

const isOffered = ({ answers, canBeNotApplicable }: Question, answer: string): boolean =>
  answers.some(({ key }) => key === answer) || (canBeNotApplicable && answer === notApplicable);

const toErrorItem = (code: ErrorItem['code'], property: string): ErrorItem => ({ code, property });

function findErrors(questions: readonly Question[], input: readonly AnswerInput[]): ErrorItem[] {
  const errors: ErrorItem[] = [];
  const seen = new Set<string>();
  for (const { question: key, answer } of input) {
    const question = questions.find((one) => one.key === key);
    if (!question) errors.push(toErrorItem(Errors.invalid, 'check.answers'));
    else if (seen.has(key) || !isOffered(question, answer))
      errors.push(toErrorItem(Errors.invalid, `check.answers.${key}`));
    seen.add(key);
  }
  const missing = questions.filter(({ key }) => !seen.has(key));
  return [...errors, ...missing.map(({ key }) => toErrorItem(Errors.invalid, `check.answers.${key}`))];
}

/**
 * Validates the answers to a version: exactly one per question. V_12 on `check.answers.<question>` for a missing,
 * repeated or unknown answer, on `check.answers` for an unknown question or too few that apply.
 */
export function readAnswers(questions: readonly Question[], input: readonly AnswerInput[]): GivenAnswers {
  const errors = findErrors(questions, input);
  if (errors.length > 0) throw new InvalidInput(errors);
  if (input.filter(({ answer }) => answer !== notApplicable).length < minApplicableAnswers)
    throw InvalidInput.of(Errors.invalid, 'check.answers');
  return new Map(input.map(({ question, answer }) => [question, answer]));
}
