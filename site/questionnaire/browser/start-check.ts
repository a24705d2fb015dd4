import { findCheckParts } from './check-parts.ts';
import { watchAnswers } from './watch-answers.ts';
import { watchNavigation } from './watch-navigation.ts';

/** Enhances the check form, which works without a script: saves answers and asks for missing ones. */
export function startCheck(form: HTMLFormElement): void {
  const parts = findCheckParts(form);
  watchAnswers(form, parts);
  watchNavigation(form, parts);
}
