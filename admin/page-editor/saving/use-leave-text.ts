import { useTranslation } from 'react-i18next';
import { useSlugDraft } from '../editor/use-slug-draft.ts';
import type { DraftControls } from './use-drafts.ts';
import type { Saving } from './use-saving.ts';

/** Text about what happens to unsaved work on leaving: the browser saves the content, but no typed slug. */
export function useLeaveText({ state }: Saving, { isSaved }: DraftControls): string {
  const { t } = useTranslation();
  const { isUnsent } = useSlugDraft();
  const ofContent = t(isSaved ? 'editor.leave.text' : 'editor.leave.textLost');
  if (!isUnsent) return ofContent;
  const ofSlug = t('editor.leave.textSlug');
  return state.status === 'unsavedSlug' ? ofSlug : `${ofContent} ${ofSlug}`;
}
