/** The parts of the check, each of which its address shows: the questions, and the review of all answers. */
export type CheckParts = {
  all: readonly HTMLElement[];
  review: HTMLElement | undefined;
  /** The part that is shown. */
  present: () => HTMLElement | undefined;
};

export function findParts(form: HTMLFormElement): CheckParts {
  const all = [...form.querySelectorAll<HTMLElement>('[data-check-part]')];
  const review = all.find((part) => part.dataset.checkPart === 'review');
  const questions = all.filter((part) => part !== review);
  const opening = form.dataset.checkOpens === 'review' ? review : questions[0];
  const named = () => all.find((part) => `#${part.id}` === location.hash);
  return { all: questions, review, present: () => named() ?? opening };
}

export const isAnswered = (question: HTMLElement): boolean => question.querySelector('input:checked') !== null;

export const headingOf = (part: HTMLElement): HTMLElement | null => part.querySelector('h1');
