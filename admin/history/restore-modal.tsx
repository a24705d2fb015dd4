import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../shared/ui/index.ts';
import type { Restore } from './use-restore.ts';
import { useSnapshotTime } from './use-snapshot-time.ts';

/** What a restoring changes and what it keeps. */
export function RestoreModal({ restore: { asked, cancel, confirm } }: { restore: Restore }) {
  const { t } = useTranslation();
  const timeOf = useSnapshotTime();
  const when = asked ? timeOf(asked.snapshot.storedAt) : '';
  const block = asked?.block ?? null;
  return (
    <ConfirmModal
      isOpen={asked !== null}
      title={block ? t('history.askBlock.title', { block: block.name }) : t('history.ask.title')}
      confirmLabel={block ? t('history.restoreBlock') : t('history.ask.confirm')}
      onConfirm={confirm}
      onClose={cancel}
    >
      {block ? t('history.askBlock.text', { block: block.name, when }) : t('history.ask.text', { when })}
    </ConfirmModal>
  );
}
