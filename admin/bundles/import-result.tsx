import type { BundleTaskStateFragment } from '../generated/graphql.ts';
import { Button } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '../shared/i18n/file-size.ts';
import { useTimeAgo } from '../shared/i18n/format-time.ts';
import { announce, ConfirmModal, NoteBox } from '../shared/ui/index.ts';
import { BundleProgress } from './bundle-progress.tsx';
import classes from './bundles.module.css';
import { ProblemNote } from './problem-note.tsx';
import { ReportTable } from './report-table.tsx';
import { type BundleDeeds, isUnderWay } from './use-bundles.ts';

type Props = { task: BundleTaskStateFragment; isBusy: boolean; deeds: BundleDeeds; onFailure: (has: boolean) => void };

/** Whether it was imported, can be, or why it cannot. */
function Verdict({ step, isReadyToImport, report }: BundleTaskStateFragment) {
  const { t } = useTranslation();
  const isGood = step === 'IMPORT' || isReadyToImport;
  const words = step === 'IMPORT' ? 'imported' : isReadyToImport ? 'ready' : report?.isClear ? 'expired' : 'hindered';
  return <NoteBox kind={isGood ? 'good' : 'warning'}>{t(`bundles.verdict.${words}`)}</NoteBox>;
}

function Actions({ task, isBusy, deeds, onFailure }: Props) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);

  async function discard() {
    setIsSending(true);
    onFailure((await deeds.discard('import', task.id)) === 'failed');
    setIsSending(false);
  }
  async function start() {
    const outcome = await deeds.startImport(task.id);
    onFailure(outcome === 'failed');
    if (outcome === 'done') announce(t('bundles.importing'));
  }

  return (
    <div className={classes.actions}>
      {task.isReadyToImport ? (
        <Button
          disabled={isBusy}
          leftSection={<IconPackageImport size={16} stroke={1.6} aria-hidden />}
          onClick={() => setIsAsking(true)}
        >
          {t('bundles.startImport')}
        </Button>
      ) : null}
      <Button variant="default" loading={isSending} disabled={isUnderWay(task)} onClick={() => void discard()}>
        {t(task.step === 'IMPORT' ? 'bundles.forget' : 'bundles.discard')}
      </Button>
      <ConfirmModal
        isOpen={isAsking}
        title={t('bundles.ask.title')}
        confirmLabel={t('bundles.startImport')}
        onConfirm={start}
        onClose={() => setIsAsking(false)}
      >
        {t('bundles.ask.text')}
      </ConfirmModal>
    </div>
  );
}

/** What became of the last file: how far it is, its report, and what can be done with it. */
export function ImportResult(props: Props) {
  const { task } = props;
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const timeAgo = useTimeAgo();
  if (isUnderWay(task)) {
    const label = task.step === 'CHECK' ? t('bundles.checking') : t('bundles.importing');
    return <BundleProgress label={label} share={task.share} />;
  }
  return (
    <div className={classes.result}>
      <p>
        <strong className={classes.fileName}>{task.fileName}</strong>{' '}
        <span className={classes.dim}>
          {fileSize(task.bytes)} · {timeAgo(task.finishedAt ?? task.createdAt)}
        </span>
      </p>
      {task.problem ? <ProblemNote title={t('bundles.refused')} problem={task.problem} /> : null}
      {task.report && !task.problem ? (
        <>
          <Verdict {...task} />
          <ReportTable report={task.report} caption={t('bundles.report')} />
        </>
      ) : null}
      <Actions {...props} />
    </div>
  );
}
