import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedPublicationChoice } from '../../generated/graphql.ts';
import { ScheduledPublicationsField } from '../../shared/publication/index.ts';
import { announce, ConfirmModal } from '../../shared/ui/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { RequestPublicationModal } from './request-publication-modal.tsx';
import { SchedulePublicationModal } from './schedule-publication-modal.tsx';
import type { PublicationControls } from './use-publication-controls.ts';

function UnpublishModal({ controls }: { controls: PublicationControls }) {
  const { t } = useTranslation();
  const { page, path } = usePageEditor();
  const [plannedPublications, setPlannedPublications] = useState<PlannedPublicationChoice>('KEEP');
  const { perform } = controls.publication;
  return (
    <ConfirmModal
      isOpen
      title={t('editor.publication.unpublishTitle')}
      confirmLabel={controls.labelOf('unpublish')}
      onConfirm={async () => {
        if (await perform({ kind: 'unpublish', plannedPublications })) announce(t('editor.announcements.unpublished'));
      }}
      onClose={controls.closeDialog}
      extra={
        <ScheduledPublicationsField
          schedules={page.scheduledPublications}
          value={plannedPublications}
          onChange={setPlannedPublications}
        />
      }
    >
      {t('editor.publication.unpublishText', { path })}
    </ConfirmModal>
  );
}

/** The dialogs in which a publication action is confirmed. */
export function PublicationDialogs({ controls }: { controls: PublicationControls }) {
  const { t } = useTranslation();
  const { dialog, closeDialog } = controls;
  const { perform } = controls.publication;
  return (
    <>
      {(dialog === 'request' || dialog === 'resend') && (
        <RequestPublicationModal controls={controls} isResend={dialog === 'resend'} />
      )}
      {dialog === 'schedule' && <SchedulePublicationModal controls={controls} />}
      {dialog === 'unpublish' && <UnpublishModal controls={controls} />}
      <ConfirmModal
        isOpen={dialog === 'revoke'}
        title={t('editor.revoke.title')}
        confirmLabel={t('editor.publication.revoke')}
        onConfirm={async () => {
          if (await perform({ kind: 'revoke' })) announce(t('editor.announcements.revoked'));
        }}
        onClose={closeDialog}
      >
        {t('editor.revoke.text')}
      </ConfirmModal>
    </>
  );
}
