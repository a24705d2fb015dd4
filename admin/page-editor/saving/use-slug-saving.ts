import { useCallback } from 'react';
import { usePageEditor } from '../editor/editor-context.ts';
import { useSlugDraft } from '../editor/use-slug-draft.ts';
import { useChangeSlug } from './use-change-slug.ts';

export type SlugSaving = { isUnsent: boolean; isSending: boolean; store: () => Promise<boolean> };

/** Sends a typed slug when the page is saved, and updates links to the old one. If it is refused, opens its field. */
export function useSlugSaving(): SlugSaving {
  const { dispatch } = usePageEditor();
  const { typed, isUnsent, isSending } = useSlugDraft();
  const send = useChangeSlug();
  const store = useCallback(async () => {
    if (typed === null || !isUnsent || (await send(typed, 'update'))) return true;
    dispatch({ type: 'open', activity: 'EditingPageSettings', field: 'slug' });
    return false;
  }, [typed, isUnsent, send, dispatch]);
  return { isUnsent, isSending, store };
}
