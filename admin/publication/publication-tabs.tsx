import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SheetTabs } from '../shared/ui/index.ts';

export const requestsPath = '/publication-requests';
const scheduledPath = '/publication-requests/scheduled';

/** What waits for an answer, and what waits for its time. */
export function PublicationTabs() {
  const { t } = useTranslation();
  const isScheduled = useLocation().pathname === scheduledPath;
  return (
    <SheetTabs
      label={t('publication.views')}
      tabs={[
        { label: t('publication.open'), to: requestsPath, isCurrent: !isScheduled },
        { label: t('publication.scheduled'), to: scheduledPath, isCurrent: isScheduled },
      ]}
    />
  );
}
