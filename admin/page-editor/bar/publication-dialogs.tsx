import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedPublicationChoice } from '../../generated/graphql.ts';
import { PlannedPublicationsField } from '../../shared/publication/index.ts';
import { announce, ConfirmModal } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import { RequestModal } from './request-modal.tsx';
import { ScheduleModal } from './schedule-modal.tsx';
import type { PublicationDesk } from './use-publication-desk.ts';

function UnpublishModal({ desk }: { desk: PublicationDesk }) {
  const { t } = useTranslation();
  const { page, path } = useEditor();
  const [plannedPublications, setPlannedPublications] = useState<PlannedPublicationChoice>('KEEP');
  const { perform } = desk.publication;
  return (
    <ConfirmModal
      isOpen
      title={t('editor.publication.unpublishTitle')}
      confirmLabel={desk.nameOf('unpublish')}
      onConfirm={async () => {
        if (await perform({ kind: 'unpublish', plannedPublications })) announce(t('editor.said.unpublished'));
      }}
      onClose={desk.closeDialog}
      extra={
        <PlannedPublicationsField
          plans={page.scheduledPublications}
          value={plannedPublications}
          onChange={setPlannedPublications}
        />
      }
    >
      {t('editor.publication.unpublishText', { path })}
    </ConfirmModal>
  );
}

/** What is asked before a deed that others notice. */
export function PublicationDialogs({ desk }: { desk: PublicationDesk }) {
  const { t } = useTranslation();
  const { dialog, closeDialog } = desk;
  const { perform } = desk.publication;
  return (
    <>
      {(dialog === 'request' || dialog === 'resend') && <RequestModal desk={desk} isAgain={dialog === 'resend'} />}
      {dialog === 'schedule' && <ScheduleModal desk={desk} />}
      {dialog === 'unpublish' && <UnpublishModal desk={desk} />}
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
