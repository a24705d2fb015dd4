import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  addAnswers,
  createSavedAnswers,
  mergeSavedAnswers,
  type SavedAnswers,
} from '../saved-answers/saved-answers.ts';
import {
  clearStoredAnswers,
  readStoredAnswers,
  storeAnswers,
  watchStoredAnswers,
} from '../saved-answers/stored-answers.ts';
import { questionOf, readGivenAnswers, showSavedAnswers } from './form-answers.ts';
import type { GivenAnswers } from './to-problem.ts';

/**
 * Saves the answers of the form in this browser, so that they survive a reload and a change of language, and shows
 * those of other tabs. `rejectedID` is the id of a submission that the server rejected: its answers, which the form
 * contains, replace the saved ones.
 *
 * Returns the submission id and the keys of the questions that have an answer; '' and null while hydrating.
 */
export function useSavedAnswers(form: RefObject<HTMLFormElement | null>, rejectedID: string | null) {
  const shown = useRef<SavedAnswers | null>(null);
  const [state, setState] = useState<{ submission: string; answered: readonly string[] | null }>({
    submission: rejectedID ?? '',
    answered: null,
  });

  const show = (saved: SavedAnswers): void => {
    shown.current = saved;
    if (!form.current) return;
    showSavedAnswers(form.current, saved);
    setState({
      submission: saved.submission,
      answered: Object.keys(readGivenAnswers(form.current)),
    });
  };

  const save = (saved: SavedAnswers, given: GivenAnswers): void => {
    const next = addAnswers(saved, given, Date.now());
    storeAnswers(next);
    show(next);
  };

  useLayoutEffect(() => {
    const empty = createSavedAnswers();
    const start = rejectedID === null ? (readStoredAnswers() ?? empty) : { ...empty, submission: rejectedID };
    // Given before hydration, or returned by the server.
    save(start, form.current ? readGivenAnswers(form.current) : {});
    return watchStoredAnswers((stored) => {
      if (!stored) return show(createSavedAnswers());
      const merged = shown.current ? mergeSavedAnswers(shown.current, stored) : stored;
      // Writes answers back that the other tab overwrote; without any this is no change.
      storeAnswers(merged);
      show(merged);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once per form
  }, []);

  return {
    ...state,
    /** Saves the chosen answer of one question; to the others, another tab may have stored newer ones. */
    saveAnswer: (radio: HTMLInputElement): void => {
      const own = shown.current ?? createSavedAnswers();
      const stored = readStoredAnswers();
      save(stored ? mergeSavedAnswers(own, stored) : own, { [questionOf(radio)]: radio.value });
    },
    clear: (): void => {
      clearStoredAnswers();
      show(createSavedAnswers());
    },
  };
}
