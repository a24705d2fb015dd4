import { useTranslation } from 'react-i18next';
import { RequirePermission } from '../shared/permissions/index.ts';
import { FailureNotice, SettingsSections, ScreenBody, ScreenHeader } from '../shared/ui/index.ts';
import { ExportSection } from './export-section.tsx';
import { ImportSection } from './import-section.tsx';
import { useBundles } from './use-bundles.ts';

function BundlesContent() {
  const { t } = useTranslation();
  const { bundles, hasFailed, actions } = useBundles();
  return (
    <>
      <ScreenHeader title={t('navigation.bundles')} />
      <ScreenBody>
        {hasFailed ? (
          <FailureNotice title={t('bundles.failedLoad')} onRetry={() => void actions.reload()}>
            {t('failure.screenHint')}
          </FailureNotice>
        ) : null}
        {bundles ? (
          <SettingsSections>
            <ExportSection bundles={bundles} actions={actions} />
            <ImportSection bundles={bundles} actions={actions} />
          </SettingsSections>
        ) : null}
      </ScreenBody>
    </>
  );
}

/** Exports and imports pages, media and menus as one file. Requires the permission manage-settings. */
export function BundlesScreen() {
  const { t } = useTranslation();
  return (
    <RequirePermission permission="manage-settings" title={t('navigation.bundles')}>
      <BundlesContent />
    </RequirePermission>
  );
}
