import { useTranslation } from 'react-i18next';
import type { Conflict } from '../saving/use-conflict.ts';
import type { Publication } from '../saving/use-publication.ts';
import { EditorNotice } from './editor-notice.tsx';

type Props = { publication: Publication; conflict: Conflict; onRetry: () => void };

/** What failed, or was put aside, with the way on; one at a time. */
export function EditorNotices({ publication, conflict, onRetry }: Props) {
  const { t } = useTranslation();
  const { failure, clearFailure, publish, unpublish } = publication;
  if (failure !== null) {
    const again = { store: onRetry, publish: () => void publish(), unpublish: () => void unpublish() }[failure];
    return (
      <EditorNotice
        tone="bad"
        text={t(`editor.failures.${failure}`)}
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
