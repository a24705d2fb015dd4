import { useTranslation } from 'react-i18next';
import { useErrors, useErrorText } from '../../shared/errors/index.ts';
import type { PageContent } from '../content/page-content.ts';
import type { DraftControls } from '../saving/use-drafts.ts';
import type { PublicationActions } from '../saving/use-publication-actions.ts';
import { EditorNotice } from './editor-notice.tsx';
import { SaveErrorNotice } from './save-error-notice.tsx';
import { useShortTime } from './use-short-time.ts';

type Props = {
  publication: PublicationActions;
  drafts: DraftControls;
  isUnsaved: boolean;
  /** The content that is stored on the server. */
  getStored: () => PageContent;
  onRetry: () => void;
};

/** Shows the most important notice: a failed action, an unsaved draft, or a draft to restore. */
export function EditorNotices({ publication, drafts, isUnsaved, getStored, onRetry }: Props) {
  const { t } = useTranslation();
  const shortTime = useShortTime();
  const errorText = useErrorText();
  const reasons = useErrors('publication-requests').filter(
    ({ property }) => property === '' || property === 'page.status',
  );
  const { failure, storeErrors, clearFailure, perform } = publication;
  const { offeredDraft, restoredFrom } = drafts;
  if (failure?.kind === 'store' && storeErrors.length > 0) {
    return <SaveErrorNotice storeErrors={storeErrors} getStored={getStored} onRetry={onRetry} onClose={clearFailure} />;
  }
  if (failure !== null) {
    const retry = () => (failure.kind === 'store' ? onRetry() : void perform(failure));
    return (
      <EditorNotice
        tone="bad"
        text={[t(`editor.failures.${failure.kind}`), ...reasons.map(errorText)].join(' ')}
        actions={[{ label: t('common.tryAgain'), onPress: retry }]}
        onClose={clearFailure}
      />
    );
  }
  if (!drafts.isSaved && isUnsaved) return <EditorNotice tone="bad" text={t('editor.draft.notStored')} />;
  if (offeredDraft !== null) {
    return (
      <EditorNotice
        tone="info"
        text={t('editor.draft.offered', { when: shortTime(offeredDraft.changedAt) })}
        actions={[
          { label: t('editor.draft.restore'), onPress: drafts.restoreOffered },
          { label: t('editor.draft.discard'), onPress: drafts.discardOffered },
        ]}
      />
    );
  }
  if (restoredFrom === null) return null;
  return (
    <EditorNotice
      tone="info"
      text={t('editor.draft.restored', { when: shortTime(restoredFrom) })}
      onClose={drafts.dismissRestored}
    />
  );
}
