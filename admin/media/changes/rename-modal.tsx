import type { MediaItem } from '../content/media-item.ts';
import { useTranslation } from 'react-i18next';
import { useLibrary } from '../library-context.ts';
import { NameModal } from './name-modal.tsx';

/** Another name in the same folder. */
export function RenameModal({ item, onClose }: { item: MediaItem; onClose: () => void }) {
  const { t } = useTranslation();
  const { changes } = useLibrary();
  const isFolder = item.kind === 'folder';
  const dot = item.name.lastIndexOf('.');
  return (
    <NameModal
      title={t('media.rename.title', { name: item.name })}
      {...(isFolder ? {} : { intro: t('media.rename.intro') })}
      label={t('media.details.name')}
      start={item.name}
      chosen={isFolder || dot < 1 ? item.name.length : dot}
      submitLabel={t('media.action.rename')}
      property={isFolder ? 'media.newPath' : 'media.newFileName'}
      failure={isFolder ? t('media.failed.moveFolder') : t('media.failed.moveFile')}
      done={t('media.saved')}
      onSubmit={(name) =>
        isFolder ? changes.renameFolder(item.folder, name) : changes.editFile({ id: item.file.id, newFileName: name })
      }
      onClose={onClose}
    />
  );
}
