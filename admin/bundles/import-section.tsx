import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList, useFreshErrors } from '../shared/errors/index.ts';
import { announce, SettingsSection } from '../shared/ui/index.ts';
import { BundleProgress } from './bundle-progress.tsx';
import classes from './bundles.module.css';
import { ImportResult } from './import-result.tsx';
import { useBundleUpload } from './use-bundle-upload.ts';
import type { BundleDeeds, Bundles } from './use-bundles.ts';

type Props = { bundles: Bundles; deeds: BundleDeeds };

/** Sending a file, reading what an import would do, and importing it: all of it, or nothing. */
export function ImportSection({ bundles: { lastImport, missingPermissions, isBusy }, deeds }: Props) {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  const { sending, send, cancel } = useBundleUpload();
  useFreshErrors('import');
  const mayImport = missingPermissions.length === 0;

  async function upload(file: File | null) {
    if (!file) return;
    const outcome = await send(file);
    setHasFailed(outcome === 'failed');
    if (outcome === 'done') announce(t('bundles.checking'));
    await deeds.reload();
  }

  return (
    <SettingsSection title={t('bundles.import')} hint={t('bundles.importHint')}>
      {mayImport ? (
        <FileButton accept=".tar,application/x-tar" onChange={(file) => void upload(file)}>
          {(button) => (
            <Button
              {...button}
              className={classes.action}
              variant="default"
              disabled={isBusy || sending !== null}
              leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}
            >
              {t('bundles.choose')}
            </Button>
          )}
        </FileButton>
      ) : (
        <p>{t('bundles.missingPermissions', { permissions: missingPermissions.join(', ') })}</p>
      )}
      <ErrorList collection="import" title={hasFailed ? t('bundles.failedDeed') : undefined} />
      {sending ? (
        <div className={classes.result}>
          <BundleProgress label={t('bundles.sending', { fileName: sending.fileName })} share={sending.share} />
          <Button className={classes.action} variant="default" onClick={cancel}>
            {t('common.cancel')}
          </Button>
        </div>
      ) : null}
      {lastImport && !sending ? (
        <ImportResult task={lastImport} isBusy={isBusy || !mayImport} deeds={deeds} onFailure={setHasFailed} />
      ) : null}
    </SettingsSection>
  );
}
