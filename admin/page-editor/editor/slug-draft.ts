import type { ErrorCode } from '../../generated/graphql.ts';
import { createObservable, type Observable } from '../../shared/observable.ts';

/** The typed slug. It is not part of a version and is sent separately. */
export type SlugDraft = {
  /** Null if nothing was typed since the slug was loaded or changed. */
  typed: string | null;
  isSending: boolean;
  /** Why the server refused the last slug. */
  error: { code: ErrorCode; property: string } | null;
};

const untouched: SlugDraft = { typed: null, isSending: false, error: null };

export function createSlugDraft(): Observable<SlugDraft> {
  return createObservable(untouched);
}
