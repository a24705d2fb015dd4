import { useCallback, useSyncExternalStore } from 'react';
import { createObservable, type Observable } from '../../shared/observable.ts';
import type { CheckError } from '../checks/publication-check.ts';
import { useEditor } from './editor-context.ts';

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

/** The slug draft of the open page, which outlives the panel it is typed in. */
export function useSlugDraft() {
  const { slugDraft, page } = useEditor();
  const draft = useSyncExternalStore(slugDraft.subscribe, slugDraft.get);
  const update = useCallback(
    (changed: Partial<SlugDraft>) => slugDraft.set({ ...slugDraft.get(), ...changed }),
    [slugDraft],
  );
  return { ...draft, isUnsent: isUnsent(draft, page.slug), update };
}

/** Whether a slug was typed that the page does not have. */
export function isUnsent({ typed }: Pick<SlugDraft, 'typed'>, slug: string): boolean {
  return typed !== null && typed !== slug;
}
