import type { GivenAnswers } from '../saved-answers/given-answers.ts';

/** Why the answers were rejected: missing answers, too few applicable ones, or input that this form never sends. */
export type Problem = { kind: 'incomplete'; questions: readonly string[] } | { kind: 'too-few' } | { kind: 'invalid' };

/** Converts the properties of the errors of `finishCheck` to a problem that the visitor can fix. */
export function toProblem(properties: readonly string[], given: GivenAnswers): Problem {
  if (properties.some((property) => !property.startsWith('check.answers'))) return { kind: 'invalid' };
  const questions = properties.map((property) => property.replace(/^check\.answers\.?/, ''));
  if (questions.every((question) => question !== '' && !Object.hasOwn(given, question)))
    return { kind: 'incomplete', questions };
  const isTooFew = questions.join() === '' && Object.values(given).includes('not-applicable');
  return { kind: isTooFew ? 'too-few' : 'invalid' };
}
