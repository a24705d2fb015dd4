import { createObservable, type Observable } from '../../shared/observable.ts';
import type { CheckError } from '../checks/publication-check.ts';

/** The slug as it is typed, which is no part of a version and is sent on its own. */
export type SlugDraft = {
  /** Null where nothing was typed since the page has its slug. */
  typed: string | null;
  isSending: boolean;
  /** Why the server refused the slug that was sent last. */
  error: CheckError | null;
};

const untouched: SlugDraft = { typed: null, isSending: false, error: null };

export function createSlugDraft(): Observable<SlugDraft> {
  return createObservable(untouched);
}
