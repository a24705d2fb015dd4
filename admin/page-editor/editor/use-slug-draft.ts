import { useCallback, useSyncExternalStore } from 'react';
import { usePageEditor } from './editor-context.ts';
import type { SlugDraft } from './slug-draft.ts';

/** The slug draft of the open page, which stays when its panel is closed. */
export function useSlugDraft() {
  const { slugDraft, page } = usePageEditor();
  const draft = useSyncExternalStore(slugDraft.subscribe, slugDraft.get);
  const update = useCallback(
    (changed: Partial<SlugDraft>) => slugDraft.set({ ...slugDraft.get(), ...changed }),
    [slugDraft],
  );
  // Whether the typed slug differs from the page's.
  const isUnsent = draft.typed !== null && draft.typed !== page.slug;
  return { ...draft, isUnsent, update };
}
