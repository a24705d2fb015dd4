import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ScreenTabs } from '../shared/ui/index.ts';

const tabPaths = { pages: '/bin', media: '/bin/media' };

export function BinTabs() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isMedia = pathname === tabPaths.media;
  return (
    <ScreenTabs
      label={t('bin.views')}
      tabs={[
        { label: t('bin.pages'), to: tabPaths.pages, isCurrent: !isMedia },
        { label: t('bin.media'), to: tabPaths.media, isCurrent: isMedia },
      ]}
    />
  );
}
