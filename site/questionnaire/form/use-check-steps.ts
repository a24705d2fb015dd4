import { type MouseEvent, useMemo, useRef } from 'react';
import { type CheckPart, elementOfPart, idOfPart } from './check-part.ts';

/** What the links of a question do beyond leading to a part. */
export type CheckSteps = {
  /** Requires an answer to the question before moving on; after a change from the review, returns to it. */
  leave: (event: MouseEvent, question: number) => void;
  /** Notes that the visitor changes an answer from the review. */
  change: () => void;
  /** Leaves a question as its link does. */
  goOn: (part: CheckPart) => void;
  /** Leads to the first question without an answer and shows that error. Returns whether there is one. */
  goToMissing: () => boolean;
};

const isAnswered = (question: number): boolean => Boolean(elementOfPart(question)?.querySelector('input:checked'));

/** `showError` is stable and shows that a question has no answer. */
export function useCheckSteps(count: number, showError: (question: number) => void): CheckSteps {
  const isChanging = useRef(false);
  return useMemo(() => {
    const findMissing = () =>
      Array.from({ length: count }, (_, index) => index + 1).find((question) => !isAnswered(question));
    return {
      leave: (event, question) => {
        if (!isAnswered(question)) {
          event.preventDefault();
          showError(question);
        } else if (isChanging.current && findMissing() === undefined) {
          event.preventDefault();
          isChanging.current = false;
          location.hash = idOfPart('review');
        }
      },
      change: () => {
        isChanging.current = true;
      },
      goOn: (part) => elementOfPart(part)?.querySelector<HTMLElement>('[data-check-next]')?.click(),
      goToMissing: () => {
        const missing = findMissing();
        if (missing === undefined) return false;
        // Once the question is shown and has got the focus.
        addEventListener('hashchange', () => showError(missing), { once: true });
        location.hash = idOfPart(missing);
        return true;
      },
    };
  }, [count, showError]);
}
