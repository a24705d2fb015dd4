import type { BundleChoiceInput, BundleTaskStateFragment } from '../generated/graphql.ts';
import { Button } from '@mantine/core';
import { IconDownload, IconPackageExport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList, useFreshErrors } from '../shared/errors/index.ts';
import { useFileSize } from '../shared/i18n/file-size.ts';
import { useTimeAgo } from '../shared/i18n/format-time.ts';
import { useCounted } from '../shared/i18n/use-counted.ts';
import { announce, SettingsSection } from '../shared/ui/index.ts';
import { BundleProgress } from './bundle-progress.tsx';
import classes from './bundles.module.css';
import { ExportChoice, isAnyChosen } from './export-choice.tsx';
import { ProblemNote } from './problem-note.tsx';
import { type BundleDeeds, type Bundles, isUnderWay } from './use-bundles.ts';

/** The file that was written, for a day; afterwards when that was. */
function LastExport({ task }: { task: BundleTaskStateFragment }) {
  const { t } = useTranslation();
  const counted = useCounted();
  const fileSize = useFileSize();
  const timeAgo = useTimeAgo();
  const { report, url, fileName, bytes, finishedAt, problem } = task;
  if (problem) return <ProblemNote title={t('bundles.exportFailed')} problem={problem} />;
  if (!report || finishedAt === null) return null;
  const added = (name: 'PAGES' | 'MENUS') => report.parts.find(({ part }) => part === name)?.added ?? 0;
  const contents = {
    pages: counted('pages', added('PAGES')),
    menus: counted('menus', added('MENUS')),
    files: counted('files', report.files),
  };
  return (
    <div className={classes.result}>
      <p>
        <strong className={classes.fileName}>{fileName}</strong>{' '}
        <span className={classes.dim}>
          {t('bundles.contents', contents)} · {timeAgo(finishedAt)}
        </span>
      </p>
      {url === null ? (
        <p className={classes.dim}>{t('bundles.expired')}</p>
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

const everything: BundleChoiceInput = { pages: true, locales: null, pageTypes: null, media: true, menus: true };

type Props = { bundles: Bundles; deeds: BundleDeeds };

/** Writing pages, media and menus into one file, and fetching it. */
export function ExportSection({ bundles: { lastExport, lastImport, isBusy }, deeds }: Props) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState(everything);
  const [isSending, setIsSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useFreshErrors('export');
  const isRunning = isUnderWay(lastExport);

  async function start() {
    setIsSending(true);
    const outcome = await deeds.startExport(choice);
    setIsSending(false);
    setHasFailed(outcome === 'failed');
    if (outcome === 'done') announce(t('bundles.exporting'));
  }

  return (
    <SettingsSection title={t('bundles.export')} hint={t('bundles.exportHint')}>
      <ExportChoice choice={choice} onChange={(changes) => setChoice({ ...choice, ...changes })} />
      <ErrorList collection="export" title={hasFailed ? t('bundles.failedDeed') : undefined} />
      <Button
        className={classes.action}
        variant={lastImport?.isReadyToImport ? 'default' : 'filled'}
        loading={isSending || isRunning}
        disabled={isBusy || !isAnyChosen(choice)}
        leftSection={<IconPackageExport size={16} stroke={1.6} aria-hidden />}
        onClick={() => void start()}
      >
        {t('bundles.startExport')}
      </Button>
      {isRunning && lastExport ? <BundleProgress label={t('bundles.exporting')} share={lastExport.share} /> : null}
      {lastExport && !isRunning ? <LastExport task={lastExport} /> : null}
    </SettingsSection>
  );
}
