import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { newestAnswerAt } from '../saved-answers/saved-answers.ts';
import { readStoredAnswers } from '../saved-answers/stored-answers.ts';
import { isVisiting, startVisit } from '../saved-answers/visit.ts';
import { readGivenAnswers } from './form-answers.ts';

/** What is on the device from an earlier visit, or that the visitor removed it. */
export type ReturnNotice = {
  /** When the newest answer was given. */
  date: Date;
  answered: number;
  /** The first question without an answer, from 1; null if all have one. */
  firstOpen: number | null;
  isRemoved: boolean;
};

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** The keys of the questions, in order. */
  keys: readonly string[];
  /** Whether the server returned answers in the form. */
  isFilledIn: boolean;
};

function findEarlierVisit({ form, keys, isFilledIn }: Options): ReturnNotice | null {
  if (isFilledIn || location.hash !== '' || isVisiting()) return null;
  // The visitor began before the script came.
  if (form.current && Object.keys(readGivenAnswers(form.current)).length > 0) return null;
  const stored = readStoredAnswers();
  const answered = keys.filter((key) => stored?.answers.has(key));
  if (!stored || answered.length === 0) return null;
  const open = keys.findIndex((key) => !stored.answers.has(key));
  return {
    date: new Date(newestAnswerAt(stored)),
    answered: answered.length,
    firstOpen: open === -1 ? null : open + 1,
    isRemoved: false,
  };
}

/**
 * Returns the notice for a visitor who comes back to answers of an earlier visit; null once a part is chosen. It looks at
 * the form as the document has it, so it comes before the hook that shows the saved answers.
 */
export function useReturnNotice(options: Options) {
  const [notice, setNotice] = useState<ReturnNotice | null>(null);

  useLayoutEffect(() => {
    const found = findEarlierVisit(options);
    if (found) setNotice(found);
    else startVisit();
    // oxlint-disable-next-line react/exhaustive-deps -- once per form
  }, []);

  const isShown = notice !== null;
  useEffect(() => {
    if (!isShown) return;
    const close = (): void => {
      startVisit();
      setNotice(null);
    };
    addEventListener('hashchange', close);
    return () => removeEventListener('hashchange', close);
  }, [isShown]);

  return {
    notice,
    showRemoved: () => setNotice((shown) => shown && { ...shown, isRemoved: true }),
  };
}
