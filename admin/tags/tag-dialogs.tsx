import type { TagRowFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { useCountedNoun } from '../shared/i18n/use-counted-noun.ts';
import { ConfirmModal } from '../shared/ui/index.ts';
import { CreateTagsModal } from './create-tags-modal.tsx';
import { EditTagModal } from './edit-tag-modal.tsx';
import { MergeTagsModal } from './merge-tags-modal.tsx';
import type { TagDialog } from './tag-dialog.ts';

type Props = {
  dialog: TagDialog | null;
  selected: readonly TagRowFragment[];
  onDelete: () => Promise<void>;
  /** Called with a message about what was done. */
  onDone: (text: string) => void;
  onClose: () => void;
};

const sumOf = (tags: readonly TagRowFragment[], field: 'pageCount' | 'fileCount'): number =>
  tags.reduce((sum, tag) => sum + tag[field], 0);

/** The open dialog of the tags screen. */
export function TagDialogs({ dialog, selected, onDelete, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const counted = useCountedNoun();
  return (
    <>
      {dialog?.kind === 'create' ? (
        <CreateTagsModal onCreated={(count) => onDone(t('tags.created', { count }))} onClose={onClose} />
      ) : null}
      {dialog?.kind === 'edit' ? (
        <EditTagModal tag={dialog.tag} onEdited={() => onDone(t('tags.edited'))} onClose={onClose} />
      ) : null}
      {dialog?.kind === 'merge' ? (
        <MergeTagsModal tags={selected} onMerged={(name) => onDone(t('tags.merged', { name }))} onClose={onClose} />
      ) : null}
      <ConfirmModal
        isOpen={dialog?.kind === 'delete'}
        title={t('tags.ask.title', { count: selected.length })}
        confirmLabel={t('tags.actions.delete')}
        onConfirm={onDelete}
        onClose={onClose}
      >
        {t('tags.ask.message', {
          pages: counted('pages', sumOf(selected, 'pageCount')),
          files: counted('files', sumOf(selected, 'fileCount')),
        })}
      </ConfirmModal>
    </>
  );
}
