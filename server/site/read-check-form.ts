import type { ErrorItem } from '../shared/errors/index.ts';

/** Why answers were rejected: unanswered questions, too few that apply, or invalid input. */
export type CheckProblem =
  | { kind: 'incomplete'; questions: readonly string[] }
  | { kind: 'too-few' }
  | { kind: 'invalid' };

/** Answers of the check as sent by a form, unvalidated. */
export type CheckForm = {
  version: number;
  locale: string;
  submissionID: string | null;
  /** In the order of the form, including duplicates. */
  answers: { question: string; answer: string }[];
};

const answerPrefix = 'answer.';

/** Returns the locale, or the default one for text that cannot be a locale. */
export const parseLocale = (value: string | null): string =>
  /^[a-z]{2}(-[a-z]{2})?$/.test(value ?? '') ? (value ?? '') : 'en';

/** Reads the form's fields and ignores others, such as a score. */
export function readCheckForm(body: string): CheckForm {
  const fields = new URLSearchParams(body);
  const answerFields = [...fields].filter(([name]) => name.startsWith(answerPrefix));
  return {
    version: Number(fields.get('version')),
    locale: parseLocale(fields.get('locale')),
    submissionID: fields.get('submission') || null,
    answers: answerFields.map(([name, answer]) => ({ question: name.slice(answerPrefix.length), answer })),
  };
}

/** Converts errors to a problem that the visitor can fix. */
export function toCheckProblem(errors: readonly ErrorItem[], { answers }: CheckForm): CheckProblem {
  if (errors.some(({ property }) => !property.startsWith('check.answers'))) return { kind: 'invalid' };
  const answeredQuestions = new Set(answers.map(({ question }) => question));
  const questions = errors.map(({ property }) => property.replace(/^check\.answers\.?/, ''));
  if (questions.every((question) => question !== '' && !answeredQuestions.has(question)))
    return { kind: 'incomplete', questions };
  const applying = answers.filter(({ answer }) => answer !== 'not-applicable');
  return questions.join() === '' && applying.length < answers.length ? { kind: 'too-few' } : { kind: 'invalid' };
}
