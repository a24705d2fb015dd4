import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SheetTabs } from '../shared/ui/index.ts';

const paths = { pages: '/bin', media: '/bin/media' };

/** What can lie in the bin. */
export function BinTabs() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isMedia = pathname === paths.media;
  return (
    <SheetTabs
      label={t('bin.views')}
      tabs={[
        { label: t('bin.pages'), to: paths.pages, isCurrent: !isMedia },
        { label: t('bin.media'), to: paths.media, isCurrent: isMedia },
      ]}
    />
  );
}
