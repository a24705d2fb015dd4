import type { PageRowFragment, PlannedPublicationChoice } from '../generated/graphql.ts';
import type { BulkAction } from './bulk/use-bulk-run.ts';
import type { PageActions } from './use-page-actions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScheduledPublicationsField } from '../shared/publication/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { BulkPublication } from './bulk/bulk-publication.tsx';
import { CopyPageModal } from './copy/copy-page-modal.tsx';
import { ImpactModal } from './impact/impact-modal.tsx';
import { listMissingLocales } from './page-action-rules.ts';

export type PageDialog =
  | { kind: 'unpublish'; page: PageRowFragment }
  | { kind: 'bulk'; action: BulkAction; pages: readonly PageRowFragment[] }
  | { kind: 'delete'; pages: readonly PageRowFragment[] }
  | { kind: 'duplicate'; page: PageRowFragment }
  | { kind: 'translate'; page: PageRowFragment; locale?: string };

type ActionProps = { pages: readonly PageRowFragment[]; actions: PageActions; onDone: () => void; onClose: () => void };

type UnpublishProps = Omit<ActionProps, 'pages'> & { page: PageRowFragment };

function UnpublishModal({ page, actions, onDone, onClose }: UnpublishProps) {
  const { t } = useTranslation();
  const [plannedPublications, setPlannedPublications] = useState<PlannedPublicationChoice>('KEEP');
  return (
    <ImpactModal
      pageIDs={[page.id]}
      action="unpublish"
      title={t('pages.askUnpublish.title')}
      intro={t('pages.askUnpublish.message', { title: page.title })}
      confirmLabel={t('pages.unpublish')}
      failure={t('pages.failedUnpublish')}
      collection="publication-requests"
      onConfirm={() => actions.unpublish(page, plannedPublications)}
      onDone={onDone}
      onClose={onClose}
    >
      <ScheduledPublicationsField
        schedules={page.scheduledPublications}
        value={plannedPublications}
        onChange={setPlannedPublications}
      />
    </ImpactModal>
  );
}

function DeleteModal({ pages, actions, onDone, onClose }: ActionProps) {
  const { t } = useTranslation();
  const [first] = pages;
  const count = pages.length;
  return (
    <ImpactModal
      pageIDs={pages.map(({ id }) => id)}
      action="delete"
      title={
        count === 1 ? t('pages.askDelete.title', { title: first?.title }) : t('pages.askDelete.titleMany', { count })
      }
      intro={t('pages.askDelete.message')}
      confirmLabel={t('pages.delete')}
      failure={t('pages.failedDelete')}
      collection="delete-pages"
      onConfirm={() => actions.remove(pages)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

type Props = Omit<ActionProps, 'pages'> & { dialog: PageDialog | null };

/** The dialogs of the page overview. */
export function PageDialogs({ dialog, ...props }: Props) {
  const { availableLocales } = useSettings();
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'unpublish':
      return <UnpublishModal page={dialog.page} {...props} />;
    case 'bulk':
      return (
        <BulkPublication
          action={dialog.action}
          pages={dialog.pages}
          onChanged={props.actions.refresh}
          onDone={props.onDone}
          onClose={props.onClose}
        />
      );
    case 'delete':
      return <DeleteModal pages={dialog.pages} {...props} />;
    case 'duplicate':
      return (
        <CopyPageModal
          source={dialog.page}
          kind="duplicate"
          locales={availableLocales}
          locale={dialog.page.locale}
          onClose={props.onClose}
        />
      );
    case 'translate':
      return (
        <CopyPageModal
          source={dialog.page}
          kind="translation"
          locales={listMissingLocales(dialog.page, availableLocales)}
          locale={dialog.locale}
          onClose={props.onClose}
        />
      );
  }
}
