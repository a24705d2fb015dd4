import { useTranslation } from 'react-i18next';
import { useErrors, useErrorText } from '../../shared/errors/index.ts';
import type { Conflict } from '../saving/use-conflict.ts';
import type { Publication } from '../saving/use-publication.ts';
import { EditorNotice } from './editor-notice.tsx';

type Props = { publication: Publication; conflict: Conflict; onRetry: () => void };

/** What failed, or was put aside, with the way on; one at a time. */
export function EditorNotices({ publication, conflict, onRetry }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const reasons = useErrors('publication-requests').filter(
    ({ property }) => property === '' || property === 'page.status',
  );
  const { failure, clearFailure, perform } = publication;
  if (failure !== null) {
    const again = () => (failure.kind === 'store' ? onRetry() : void perform(failure));
    return (
      <EditorNotice
        tone="bad"
        text={[t(`editor.failures.${failure.kind}`), ...reasons.map(errorText)].join(' ')}
        action={{ label: t('common.tryAgain'), onPress: again }}
        onClose={clearFailure}
      />
    );
  }
  if (conflict.setAside === null) return null;
  return (
    <EditorNotice
      tone="info"
      text={t('editor.conflict.setAside')}
      action={{ label: t('editor.conflict.bringBack'), onPress: conflict.bringBack }}
      onClose={conflict.forget}
    />
  );
}
