import { useCallback } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { useSlugDraft } from '../editor/use-slug-draft.ts';
import { useSendSlug } from './use-send-slug.ts';

export type SlugSaving = { isUnsent: boolean; isSending: boolean; store: () => Promise<boolean> };

/** Sends a typed slug with the page; links to the old one follow. Where it is refused, its field is shown. */
export function useSlugSaving(): SlugSaving {
  const { act } = useEditor();
  const { typed, isUnsent, isSending } = useSlugDraft();
  const send = useSendSlug();
  const store = useCallback(async () => {
    if (typed === null || !isUnsent || (await send(typed, 'update'))) return true;
    act({ type: 'open', activity: 'EditingPageSettings', field: 'slug' });
    return false;
  }, [typed, isUnsent, send, act]);
  return { isUnsent, isSending, store };
}
