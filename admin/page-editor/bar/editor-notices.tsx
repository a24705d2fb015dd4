import { useTranslation } from 'react-i18next';
import { useErrors, useErrorText } from '../../shared/errors/index.ts';
import type { PageContent } from '../content/page-content.ts';
import type { Drafts } from '../saving/use-drafts.ts';
import type { Publication } from '../saving/use-publication.ts';
import { EditorNotice } from './editor-notice.tsx';
import { StoreRefusal } from './store-refusal.tsx';
import { useMoment } from './use-moment.ts';

type Props = {
  publication: Publication;
  drafts: Drafts;
  isUnsaved: boolean;
  /** What the server has. */
  getStored: () => PageContent;
  onRetry: () => void;
};

/** What failed, or was kept, with the way on; one at a time. */
export function EditorNotices({ publication, drafts, isUnsaved, getStored, onRetry }: Props) {
  const { t } = useTranslation();
  const momentOf = useMoment();
  const errorText = useErrorText();
  const reasons = useErrors('publication-requests').filter(
    ({ property }) => property === '' || property === 'page.status',
  );
  const { failure, refused, clearFailure, perform } = publication;
  const { offered, restoredFrom } = drafts;
  if (failure?.kind === 'store' && refused.length > 0) {
    return <StoreRefusal refused={refused} getStored={getStored} onRetry={onRetry} onClose={clearFailure} />;
  }
  if (failure !== null) {
    const again = () => (failure.kind === 'store' ? onRetry() : void perform(failure));
    return (
      <EditorNotice
        tone="bad"
        text={[t(`editor.failures.${failure.kind}`), ...reasons.map(errorText)].join(' ')}
        actions={[{ label: t('common.tryAgain'), onPress: again }]}
        onClose={clearFailure}
      />
    );
  }
  if (!drafts.isKept && isUnsaved) return <EditorNotice tone="bad" text={t('editor.draft.notKept')} />;
  if (offered !== null) {
    return (
      <EditorNotice
        tone="info"
        text={t('editor.draft.offered', { when: momentOf(offered.changedAt) })}
        actions={[
          { label: t('editor.draft.restore'), onPress: drafts.takeOffered },
          { label: t('editor.draft.discard'), onPress: drafts.discardOffered },
        ]}
      />
    );
  }
  if (restoredFrom === null) return null;
  return (
    <EditorNotice
      tone="info"
      text={t('editor.draft.restored', { when: momentOf(restoredFrom) })}
      onClose={drafts.forgetRestored}
    />
  );
}
