import type { PageRowFragment, PlannedPublicationChoice } from '../../generated/graphql.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScheduledPublicationsField } from '../../shared/publication/index.ts';
import { FormModal } from '../../shared/ui/index.ts';
import { PageImpact } from '../impact/page-impact.tsx';

type Props = {
  pages: readonly PageRowFragment[];
  onConfirm: (plannedPublications: PlannedPublicationChoice) => void;
  onClose: () => void;
};

/** Confirms unpublishing several pages and shows what links to them. */
export function BulkUnpublishModal({ pages, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const [plannedPublications, setPlannedPublications] = useState<PlannedPublicationChoice>('KEEP');
  return (
    <FormModal
      title={t('pages.askUnpublish.titleMany', { count: pages.length })}
      intro={t('pages.askUnpublish.messageMany')}
      submitLabel={t('pages.unpublish')}
      form={{ isBusy: false }}
      onSubmit={() => onConfirm(plannedPublications)}
      onClose={onClose}
    >
      <PageImpact pageIDs={pages.map(({ id }) => id)} action="unpublish" />
      <ScheduledPublicationsField
        schedules={pages.flatMap(({ scheduledPublications }) => scheduledPublications)}
        value={plannedPublications}
        onChange={setPlannedPublications}
      />
    </FormModal>
  );
}
