import type { ErrorItem } from '../shared/errors/index.ts';

/** Why answers came back: questions without an answer, too few that apply, or what no form of ours sends. */
export type CheckProblem =
  | { kind: 'incomplete'; questions: readonly string[] }
  | { kind: 'too-few' }
  | { kind: 'invalid' };

/** Answers of the check as a form sent them, to be judged by the check itself. */
export type CheckForm = {
  version: number;
  locale: string;
  submissionID: string | null;
  /** In the order in which they came, with what was sent twice. */
  answers: { question: string; answer: string }[];
};

const answerPrefix = 'answer.';

/** What has not the form of a locale is none, and stands for the default one. */
export const readLocale = (value: string | null): string =>
  /^[a-z]{2}(-[a-z]{2})?$/.test(value ?? '') ? (value ?? '') : 'en';

/** Reads the form's fields; others, such as a score, are none of its own and mean nothing. */
export function readCheckForm(body: string): CheckForm {
  const fields = new URLSearchParams(body);
  const given = [...fields].filter(([name]) => name.startsWith(answerPrefix));
  return {
    version: Number(fields.get('version')),
    locale: readLocale(fields.get('locale')),
    submissionID: fields.get('submission') || null,
    answers: given.map(([name, answer]) => ({ question: name.slice(answerPrefix.length), answer })),
  };
}

/** What a visitor can do about answers that were refused. */
export function toProblem(errors: readonly ErrorItem[], { answers }: CheckForm): CheckProblem {
  if (errors.some(({ property }) => !property.startsWith('check.answers'))) return { kind: 'invalid' };
  const given = new Set(answers.map(({ question }) => question));
  const questions = errors.map(({ property }) => property.replace(/^check\.answers\.?/, ''));
  if (questions.every((question) => question !== '' && !given.has(question))) return { kind: 'incomplete', questions };
  const applying = answers.filter(({ answer }) => answer !== 'not-applicable');
  return questions.join() === '' && applying.length < answers.length ? { kind: 'too-few' } : { kind: 'invalid' };
}
