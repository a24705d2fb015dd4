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
import { forgetFinishedAnswers, isChanging, startChanging, takeFinishedAnswers } from '../saved-answers/visit.ts';
import type { GivenAnswers } from '../saved-answers/given-answers.ts';
import { questionOf, readGivenAnswers, showSavedAnswers } from './form-answers.ts';
import type { Problem } from './to-problem.ts';

/** Answers that the server returned in the form. */
export type FilledIn = {
  given: GivenAnswers;
  /** Why it rejected them; null for those of a result. */
  problem: Problem | null;
  submissionID: string;
  /** The token of their result. */
  token?: string;
};

type State = {
  submission: string;
  answered: readonly string[] | null;
  /** How long the answers stay on the device. */
  retention: 'unfinished' | 'remembered';
};

/** What the form starts with: `isFinal` if it contains nothing newer. */
function findStart(filledIn: FilledIn | null): { saved: SavedAnswers; isFinal: boolean } {
  const stored = readStoredAnswers();
  const empty = createSavedAnswers();
  if (filledIn === null) {
    // Back from the result leads to a part; a start without one is another visitor's or another check.
    if (!stored && location.hash === '') forgetFinishedAnswers();
    return { saved: stored ?? takeFinishedAnswers() ?? empty, isFinal: false };
  }
  const { token, submissionID } = filledIn;
  const changed = token !== undefined && isChanging(token) ? (stored ?? takeFinishedAnswers()) : null;
  if (changed) return { saved: changed, isFinal: true };
  if (token !== undefined) startChanging(token);
  return { saved: { ...empty, submission: submissionID, isRemembered: stored?.isRemembered ?? false }, isFinal: false };
}

/**
 * Saves the answers of the form in this browser, so that they survive a reload and a change of language, and shows
 * those of other tabs. `filledIn` are answers that the server returned in the form: they replace the saved ones.
 *
 * Returns the submission id and the keys of the questions that have an answer; '' and null while hydrating.
 */
export function useSavedAnswers(form: RefObject<HTMLFormElement | null>, filledIn: FilledIn | null) {
  const shown = useRef<SavedAnswers | null>(null);
  const [state, setState] = useState<State>({
    submission: filledIn?.submissionID ?? '',
    answered: null,
    retention: 'unfinished',
  });

  const show = (saved: SavedAnswers): void => {
    shown.current = saved;
    if (!form.current) return;
    showSavedAnswers(form.current, saved);
    setState({
      submission: saved.submission,
      answered: Object.keys(readGivenAnswers(form.current)),
      retention: saved.isRemembered ? 'remembered' : 'unfinished',
    });
  };

  const save = (saved: SavedAnswers, given: GivenAnswers): void => {
    const next = addAnswers(saved, given, Date.now());
    storeAnswers(next);
    show(next);
  };

  useLayoutEffect(() => {
    const { saved, isFinal } = findStart(filledIn);
    // Given before hydration, or returned by the server.
    save(saved, form.current && !isFinal ? readGivenAnswers(form.current) : {});
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
