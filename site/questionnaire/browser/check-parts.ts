/** The parts of the check, selected by the URL fragment: the questions, and the review of all answers. */
export type CheckParts = {
  all: readonly HTMLElement[];
  review: HTMLElement | undefined;
  /** The currently shown part. */
  current: () => HTMLElement | undefined;
};

export function findCheckParts(form: HTMLFormElement): CheckParts {
  const all = [...form.querySelectorAll<HTMLElement>('[data-check-part]')];
  const review = all.find((part) => part.dataset.checkPart === 'review');
  const questions = all.filter((part) => part !== review);
  const initial = form.dataset.checkOpens === 'review' ? review : questions[0];
  const named = () => all.find((part) => `#${part.id}` === location.hash);
  return { all: questions, review, current: () => named() ?? initial };
}

export const isAnswered = (question: HTMLElement): boolean => question.querySelector('input:checked') !== null;

export const headingOf = (part: HTMLElement): HTMLElement | null => part.querySelector('h1');
