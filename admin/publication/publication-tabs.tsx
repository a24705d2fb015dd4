import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ScreenTabs } from '../shared/ui/index.ts';

export const requestsPath = '/publication-requests';
const scheduledPath = '/publication-requests/scheduled';

/** Tabs for open requests and scheduled publications. */
export function PublicationTabs() {
  const { t } = useTranslation();
  const isScheduled = useLocation().pathname === scheduledPath;
  return (
    <ScreenTabs
      label={t('publication.views')}
      tabs={[
        { label: t('publication.open'), to: requestsPath, isCurrent: !isScheduled },
        { label: t('publication.scheduled'), to: scheduledPath, isCurrent: isScheduled },
      ]}
    />
  );
}
