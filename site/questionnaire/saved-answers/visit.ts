import { formatSavedAnswers, parseSavedAnswers, type SavedAnswers } from './saved-answers.ts';
import { tryStorage } from './try-storage.ts';

// What a browser's tab stores until it is closed.

const VISIT_KEY = 'ximblox-check-visit';
const FINISHED_KEY = 'ximblox-check-finished';
const CHANGED_KEY = 'ximblox-check-changed';

/** Whether the visitor has begun, or gone on with, the check in this tab: then no answers are from an earlier visit. */
export const isVisiting = (): boolean => tryStorage(() => sessionStorage.getItem(VISIT_KEY) !== null) ?? true;

export function startVisit(): void {
  tryStorage(() => sessionStorage.setItem(VISIT_KEY, ''));
}

export function endVisit(): void {
  tryStorage(() => sessionStorage.removeItem(VISIT_KEY));
}

/** Lets the visitor go back from the result to the answers, in this tab only. */
export function storeFinishedAnswers(finished: SavedAnswers): void {
  tryStorage(() => sessionStorage.setItem(FINISHED_KEY, formatSavedAnswers(finished)));
}

/** Returns the finished answers, and forgets them. */
export function takeFinishedAnswers(): SavedAnswers | null {
  const text = tryStorage(() => sessionStorage.getItem(FINISHED_KEY));
  forgetFinishedAnswers();
  return typeof text === 'string' ? parseSavedAnswers(text, Date.now()) : null;
}

export function forgetFinishedAnswers(): void {
  tryStorage(() => sessionStorage.removeItem(FINISHED_KEY));
}

/** Whether the stored answers are those of this result, as changed since: after a reload or in another language. */
export const isChanging = (token: string): boolean => tryStorage(() => sessionStorage.getItem(CHANGED_KEY)) === token;

export function startChanging(token: string): void {
  tryStorage(() => sessionStorage.setItem(CHANGED_KEY, token));
}

export function stopChanging(): void {
  tryStorage(() => sessionStorage.removeItem(CHANGED_KEY));
}
