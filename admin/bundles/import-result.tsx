import type { BundleTaskStateFragment } from '../generated/graphql.ts';
import { Button } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '../shared/i18n/file-size.ts';
import { useTimeAgo } from '../shared/i18n/format-time.ts';
import { announce, ConfirmModal, MessageBox } from '../shared/ui/index.ts';
import { BundleProgress } from './bundle-progress.tsx';
import classes from './bundles.module.css';
import { BundleProblemNote } from './bundle-problem-note.tsx';
import { BundleReportTable } from './bundle-report-table.tsx';
import { type BundleActions, isTaskRunning } from './use-bundles.ts';

type Props = {
  task: BundleTaskStateFragment;
  isBusy: boolean;
  actions: BundleActions;
  onFailure: (has: boolean) => void;
};

/** Shows whether the file can be imported or was imported, or why not. */
function ImportVerdict({ step, isReadyToImport, report }: BundleTaskStateFragment) {
  const { t } = useTranslation();
  const isPositive = step === 'IMPORT' || isReadyToImport;
  const textKey = step === 'IMPORT' ? 'imported' : isReadyToImport ? 'ready' : report?.isClear ? 'expired' : 'blocked';
  return <MessageBox kind={isPositive ? 'good' : 'warning'}>{t(`bundles.verdict.${textKey}`)}</MessageBox>;
}

function ImportActions({ task, isBusy, actions, onFailure }: Props) {
  const { t } = useTranslation();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isSending, setIsSending] = useState(false);

  async function discard() {
    setIsSending(true);
    onFailure((await actions.discard('import', task.id)) === 'failed');
    setIsSending(false);
  }
  async function start() {
    const outcome = await actions.startImport(task.id);
    onFailure(outcome === 'failed');
    if (outcome === 'done') announce(t('bundles.importing'));
  }

  return (
    <div className="ui-flex ui-wrap ui-gap-8">
      {task.isReadyToImport ? (
        <Button
          disabled={isBusy}
          leftSection={<IconPackageImport size={16} stroke={1.6} aria-hidden />}
          onClick={() => setIsConfirming(true)}
        >
          {t('bundles.startImport')}
        </Button>
      ) : null}
      <Button variant="default" loading={isSending} disabled={isTaskRunning(task)} onClick={() => void discard()}>
        {t(task.step === 'IMPORT' ? 'bundles.forget' : 'bundles.discard')}
      </Button>
      <ConfirmModal
        isOpen={isConfirming}
        title={t('bundles.ask.title')}
        confirmLabel={t('bundles.startImport')}
        onConfirm={start}
        onClose={() => setIsConfirming(false)}
      >
        {t('bundles.ask.text')}
      </ConfirmModal>
    </div>
  );
}

/** Progress, report and actions of the last import. */
export function ImportResult(props: Props) {
  const { task } = props;
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const timeAgo = useTimeAgo();
  if (isTaskRunning(task)) {
    const label = task.step === 'CHECK' ? t('bundles.checking') : t('bundles.importing');
    return <BundleProgress label={label} progress={task.share} />;
  }
  return (
    <div className={classes.result}>
      <p>
        <strong className={classes.fileName}>{task.fileName}</strong>{' '}
        <span className="ui-dim">
          {fileSize(task.bytes)} · {timeAgo(task.finishedAt ?? task.createdAt)}
        </span>
      </p>
      {task.problem ? <BundleProblemNote title={t('bundles.refused')} problem={task.problem} /> : null}
      {task.report && !task.problem ? (
        <>
          <ImportVerdict {...task} />
          <BundleReportTable report={task.report} caption={t('bundles.report')} />
        </>
      ) : null}
      <ImportActions {...props} />
    </div>
  );
}
