import { useTranslation } from 'react-i18next';
import { NeedsPermission } from '../shared/permissions/index.ts';
import { FailureNotice, SettingsSections, SheetBody, SheetHeader } from '../shared/ui/index.ts';
import { ExportSection } from './export-section.tsx';
import { ImportSection } from './import-section.tsx';
import { useBundles } from './use-bundles.ts';

function BundlesSheet() {
  const { t } = useTranslation();
  const { bundles, hasFailed, deeds } = useBundles();
  return (
    <>
      <SheetHeader title={t('navigation.bundles')} />
      <SheetBody>
        {hasFailed ? (
          <FailureNotice title={t('bundles.failedLoad')} onRetry={() => void deeds.reload()}>
            {t('failure.screenHint')}
          </FailureNotice>
        ) : null}
        {bundles ? (
          <SettingsSections>
            <ExportSection bundles={bundles} deeds={deeds} />
            <ImportSection bundles={bundles} deeds={deeds} />
          </SettingsSections>
        ) : null}
      </SheetBody>
    </>
  );
}

/** Pages, media and menus as one file, out of this site and into it. Permission manage-settings. */
export function BundlesScreen() {
  const { t } = useTranslation();
  return (
    <NeedsPermission permission="manage-settings" title={t('navigation.bundles')}>
      <BundlesSheet />
    </NeedsPermission>
  );
}
