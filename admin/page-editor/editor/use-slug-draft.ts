import { useCallback, useSyncExternalStore } from 'react';
import { useEditor } from './editor-context.ts';
import type { SlugDraft } from './slug-draft.ts';

/** The slug draft of the open page, which outlives the panel it is typed in. */
export function useSlugDraft() {
  const { slugDraft, page } = useEditor();
  const draft = useSyncExternalStore(slugDraft.subscribe, slugDraft.get);
  const update = useCallback(
    (changed: Partial<SlugDraft>) => slugDraft.set({ ...slugDraft.get(), ...changed }),
    [slugDraft],
  );
  // Whether a slug was typed that the page does not have.
  const isUnsent = draft.typed !== null && draft.typed !== page.slug;
  return { ...draft, isUnsent, update };
}
