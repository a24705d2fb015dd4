import type { TagRowFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { useCounted } from '../shared/i18n/use-counted.ts';
import { ConfirmModal } from '../shared/ui/index.ts';
import { CreateTagsModal } from './create-tags-modal.tsx';
import { EditTagModal } from './edit-tag-modal.tsx';
import { MergeTagsModal } from './merge-tags-modal.tsx';
import type { TagTask } from './tag-task.ts';

type Props = {
  task: TagTask | null;
  selected: readonly TagRowFragment[];
  onDelete: () => Promise<void>;
  /** With what is said of it. */
  onDone: (text: string) => void;
  onClose: () => void;
};

const sumOf = (tags: readonly TagRowFragment[], field: 'pageCount' | 'fileCount'): number =>
  tags.reduce((sum, tag) => sum + tag[field], 0);

/** The dialog of what is being done with tags. */
export function TagDialogs({ task, selected, onDelete, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const counted = useCounted();
  return (
    <>
      {task?.kind === 'create' ? (
        <CreateTagsModal onCreated={(count) => onDone(t('tags.created', { count }))} onClose={onClose} />
      ) : null}
      {task?.kind === 'edit' ? (
        <EditTagModal tag={task.tag} onEdited={() => onDone(t('tags.edited'))} onClose={onClose} />
      ) : null}
      {task?.kind === 'merge' ? (
        <MergeTagsModal tags={selected} onMerged={(name) => onDone(t('tags.merged', { name }))} onClose={onClose} />
      ) : null}
      <ConfirmModal
        isOpen={task?.kind === 'delete'}
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
