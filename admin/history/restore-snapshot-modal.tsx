import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../shared/ui/index.ts';
import type { SnapshotRestore } from './use-snapshot-restore.ts';
import { useFormatSnapshotTime } from './use-format-snapshot-time.ts';

/** Confirms restoring a version. */
export function RestoreSnapshotModal({ restore: { pending, cancel, confirm } }: { restore: SnapshotRestore }) {
  const { t } = useTranslation();
  const formatTime = useFormatSnapshotTime();
  const when = pending ? formatTime(pending.snapshot.storedAt) : '';
  const block = pending?.block ?? null;
  return (
    <ConfirmModal
      isOpen={pending !== null}
      title={block ? t('history.askBlock.title', { block: block.name }) : t('history.ask.title')}
      confirmLabel={block ? t('history.restoreBlock') : t('history.ask.confirm')}
      onConfirm={confirm}
      onClose={cancel}
    >
      {block ? t('history.askBlock.text', { block: block.name, when }) : t('history.ask.text', { when })}
    </ConfirmModal>
  );
}
