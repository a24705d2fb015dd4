import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList, useClearedErrors } from '../shared/errors/index.ts';
import { announce, SettingsSection } from '../shared/ui/index.ts';
import { BundleProgress } from './bundle-progress.tsx';
import classes from './bundles.module.css';
import { ImportResult } from './import-result.tsx';
import { useBundleUpload } from './use-bundle-upload.ts';
import type { BundleActions, BundleTasks } from './use-bundles.ts';

type Props = { bundles: BundleTasks; actions: BundleActions };

/** Uploads a file, shows the report of what an import would change, and imports everything or nothing. */
export function ImportSection({ bundles: { lastImport, missingPermissions, isBusy }, actions }: Props) {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  const { progress, send, cancel } = useBundleUpload();
  useClearedErrors('import');
  const canImport = missingPermissions.length === 0;

  async function upload(file: File | null) {
    if (!file) return;
    const outcome = await send(file);
    setHasFailed(outcome === 'failed');
    if (outcome === 'done') announce(t('bundles.checking'));
    await actions.reload();
  }

  return (
    <SettingsSection title={t('bundles.import')} hint={t('bundles.importHint')}>
      {canImport ? (
        <FileButton accept=".tar,application/x-tar" onChange={(file) => void upload(file)}>
          {(button) => (
            <Button
              {...button}
              className={classes.action}
              variant="default"
              disabled={isBusy || progress !== null}
              leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}
            >
              {t('bundles.choose')}
            </Button>
          )}
        </FileButton>
      ) : (
        <p>{t('bundles.missingPermissions', { permissions: missingPermissions.join(', ') })}</p>
      )}
      <ErrorList collection="import" title={hasFailed ? t('bundles.failedAction') : undefined} />
      {progress ? (
        <div className={classes.result}>
          <BundleProgress label={t('bundles.sending', { fileName: progress.fileName })} progress={progress.fraction} />
          <Button className={classes.action} variant="default" onClick={cancel}>
            {t('common.cancel')}
          </Button>
        </div>
      ) : null}
      {lastImport && !progress ? (
        <ImportResult task={lastImport} isBusy={isBusy || !canImport} actions={actions} onFailure={setHasFailed} />
      ) : null}
    </SettingsSection>
  );
}
