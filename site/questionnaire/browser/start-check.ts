import { findParts } from './check-parts.ts';
import { watchAnswers } from './watch-answers.ts';
import { watchWays } from './watch-ways.ts';

/** Makes the form of the check, which works without it, kinder: it keeps answers and asks for those that are missing. */
export function startCheck(form: HTMLFormElement): void {
  const parts = findParts(form);
  watchAnswers(form, parts);
  watchWays(form, parts);
}
