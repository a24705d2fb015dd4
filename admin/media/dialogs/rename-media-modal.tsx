import type { MediaItem } from '../items/media-item.ts';
import { useTranslation } from 'react-i18next';
import { useLibraryContext } from '../library/library-context.ts';
import { TextInputModal } from './text-input-modal.tsx';

/** Renames an item within its folder. */
export function RenameMediaModal({ item, onClose }: { item: MediaItem; onClose: () => void }) {
  const { t } = useTranslation();
  const { changes } = useLibraryContext();
  const isFolder = item.kind === 'folder';
  const dot = item.name.lastIndexOf('.');
  return (
    <TextInputModal
      title={t('media.rename.title', { name: item.name })}
      {...(isFolder ? {} : { intro: t('media.rename.intro') })}
      label={t('media.details.name')}
      initialValue={item.name}
      selectionLength={isFolder || dot < 1 ? item.name.length : dot}
      submitLabel={t('media.action.rename')}
      property={isFolder ? 'media.newPath' : 'media.newFileName'}
      failureMessage={isFolder ? t('media.failed.moveFolder') : t('media.failed.moveFile')}
      doneMessage={t('media.saved')}
      onSubmit={(name) =>
        isFolder ? changes.renameFolder(item.folder, name) : changes.editFile({ id: item.file.id, newFileName: name })
      }
      onClose={onClose}
    />
  );
}
