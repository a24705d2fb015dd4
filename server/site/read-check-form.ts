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
