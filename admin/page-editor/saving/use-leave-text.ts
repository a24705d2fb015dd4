import { useTranslation } from 'react-i18next';
import { useSlugDraft } from '../editor/use-slug-draft.ts';
import type { Drafts } from './use-drafts.ts';
import type { Saving } from './use-saving.ts';

/** What becomes of unsaved work when it is left: this browser keeps content, but no typed slug. */
export function useLeaveText({ state }: Saving, { isKept }: Drafts): string {
  const { t } = useTranslation();
  const { isUnsent } = useSlugDraft();
  const ofContent = t(isKept ? 'editor.leave.text' : 'editor.leave.textLost');
  if (!isUnsent) return ofContent;
  const ofSlug = t('editor.leave.textSlug');
  return state.status === 'unsavedSlug' ? ofSlug : `${ofContent} ${ofSlug}`;
}
