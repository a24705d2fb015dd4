import type { BundleChoiceInput, BundleTaskStateFragment } from '../generated/graphql.ts';
import { Button } from '@mantine/core';
import { IconDownload, IconPackageExport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrors, useForm } from '../shared/forms/index.ts';
import { useFileSize } from '../shared/i18n/file-size.ts';
import { useTimeAgo } from '../shared/i18n/format-time.ts';
import { useCountedNoun } from '../shared/i18n/use-counted-noun.ts';
import { announce, SettingsSection } from '../shared/ui/index.ts';
import { BundleProgress } from './bundle-progress.tsx';
import classes from './bundles.module.css';
import { ExportOptions, hasExportSelection } from './export-options.tsx';
import { BundleProblemNote } from './bundle-problem-note.tsx';
import { type BundleActions, type BundleTasks, isTaskRunning } from './use-bundles.ts';

/** Link to the exported file, which exists for a day; afterwards the time of the export. */
function LastExport({ task }: { task: BundleTaskStateFragment }) {
  const { t } = useTranslation();
  const counted = useCountedNoun();
  const fileSize = useFileSize();
  const timeAgo = useTimeAgo();
  const { report, url, fileName, bytes, finishedAt, problem } = task;
  if (problem) return <BundleProblemNote title={t('bundles.exportFailed')} problem={problem} />;
  if (!report || finishedAt === null) return null;
  const countAdded = (name: 'PAGES' | 'MENUS') => report.parts.find(({ part }) => part === name)?.added ?? 0;
  const contents = {
    pages: counted('pages', countAdded('PAGES')),
    menus: counted('menus', countAdded('MENUS')),
    files: counted('files', report.files),
  };
  return (
    <div className={classes.result}>
      <p>
        <strong className={classes.fileName}>{fileName}</strong>{' '}
        <span className="ui-dim">
          {t('bundles.contents', contents)} · {timeAgo(finishedAt)}
        </span>
      </p>
      {url === null ? (
        <p className="ui-dim">{t('bundles.expired')}</p>
      ) : (
        <Button
          component="a"
          href={url}
          download={fileName}
          variant="default"
          className={classes.action}
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
        >
          {t('bundles.download', { size: fileSize(bytes) })}
        </Button>
      )}
    </div>
  );
}

const fullExport: BundleChoiceInput = { pages: true, locales: null, pageTypes: null, media: true, menus: true };

type Props = { bundles: BundleTasks; actions: BundleActions };

/** Starts an export and downloads its file. */
export function ExportSection({ bundles: { lastExport, lastImport, isBusy }, actions }: Props) {
  const { t } = useTranslation();
  const [selection, setSelection] = useState(fullExport);
  const form = useForm('export');
  const isRunning = isTaskRunning(lastExport);

  async function start() {
    if (await form.submit(() => actions.startExport(selection))) announce(t('bundles.exporting'));
  }

  return (
    <SettingsSection title={t('bundles.export')} hint={t('bundles.exportHint')}>
      <ExportOptions selection={selection} onChange={(changes) => setSelection({ ...selection, ...changes })} />
      <FormErrors form={form} failure={t('bundles.failedAction')} />
      <Button
        className={classes.action}
        variant={lastImport?.isReadyToImport ? 'default' : 'filled'}
        loading={form.isBusy || isRunning}
        disabled={isBusy || !hasExportSelection(selection)}
        leftSection={<IconPackageExport size={16} stroke={1.6} aria-hidden />}
        onClick={() => void start()}
      >
        {t('bundles.startExport')}
      </Button>
      {isRunning && lastExport ? <BundleProgress label={t('bundles.exporting')} progress={lastExport.share} /> : null}
      {lastExport && !isRunning ? <LastExport task={lastExport} /> : null}
    </SettingsSection>
  );
}
