import type { SavedAnswers } from '../saved-answers/saved-answers.ts';
import type { GivenAnswers } from '../saved-answers/given-answers.ts';

// The radio buttons are the state: they work before and without a script, and without a script they are submitted.

const prefix = 'answer.';

/** The name of the radio buttons of a question. */
export const answerNameOf = (question: string): string => `${prefix}${question}`;

const radiosOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=radio]'),
];

/** The key of a radio button's question. */
export const questionOf = ({ name }: HTMLInputElement): string => name.slice(prefix.length);

/** Returns the chosen answers by question key. */
export function readGivenAnswers(form: HTMLFormElement): GivenAnswers {
  const chosen = radiosOf(form).filter(({ checked }) => checked);
  return Object.fromEntries(chosen.map((radio) => [questionOf(radio), radio.value]));
}

/** Chooses exactly the saved answers. Those that the questionnaire does not offer are not shown. */
export function showSavedAnswers(form: HTMLFormElement, { answers }: SavedAnswers): void {
  for (const radio of radiosOf(form)) radio.checked = answers.get(questionOf(radio))?.answer === radio.value;
}
