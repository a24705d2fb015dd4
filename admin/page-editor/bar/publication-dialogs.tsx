import { useTranslation } from 'react-i18next';
import { announce, ConfirmModal } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import { RequestModal } from './request-modal.tsx';
import { ScheduleModal } from './schedule-modal.tsx';
import type { PublicationDesk } from './use-publication-desk.ts';

/** What is asked before a deed that others notice. */
export function PublicationDialogs({ desk }: { desk: PublicationDesk }) {
  const { t } = useTranslation();
  const { path } = useEditor();
  const { dialog, closeDialog, nameOf } = desk;
  const { perform } = desk.publication;
  return (
    <>
      {(dialog === 'request' || dialog === 'resend') && <RequestModal desk={desk} isAgain={dialog === 'resend'} />}
      {dialog === 'schedule' && <ScheduleModal desk={desk} />}
      <ConfirmModal
        isOpen={dialog === 'unpublish'}
        title={t('editor.publication.unpublishTitle')}
        confirmLabel={nameOf('unpublish')}
        onConfirm={async () => {
          if (await perform({ kind: 'unpublish' })) announce(t('editor.said.unpublished'));
        }}
        onClose={closeDialog}
      >
        {t('editor.publication.unpublishText', { path })}
      </ConfirmModal>
      <ConfirmModal
        isOpen={dialog === 'revoke'}
        title={t('editor.revoke.title')}
        confirmLabel={t('editor.publication.revoke')}
        onConfirm={async () => {
          if (await perform({ kind: 'revoke' })) announce(t('editor.said.revoked'));
        }}
        onClose={closeDialog}
      >
        {t('editor.revoke.text')}
      </ConfirmModal>
    </>
  );
}
