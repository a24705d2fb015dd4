import type { LibraryDialogControls } from '../library/use-library-dialogs.ts';
import { useTranslation } from 'react-i18next';
import { DeleteMediaModal } from './delete-media-modal.tsx';
import { MoveMediaModal } from './move-media-modal.tsx';
import { TextInputModal } from './text-input-modal.tsx';
import { RenameMediaModal } from './rename-media-modal.tsx';
import { useLibraryContext } from '../library/library-context.ts';
import { ReplaceFileModal } from '../replace/replace-file-modal.tsx';
import { Errors } from '../../generated/errors.ts';

function NewFolderModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { library, changes } = useLibraryContext();
  return (
    <TextInputModal
      title={t('media.newFolder')}
      label={t('media.details.name')}
      initialValue=""
      submitLabel={t('media.createFolder')}
      property="media.folderName"
      failureMessage={t('media.failed.createFolder')}
      doneMessage={t('media.saved')}
      onSubmit={(name) => changes.createFolder(library.state.path, name)}
      onClose={onClose}
    />
  );
}

function NewVideoModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { library, changes } = useLibraryContext();
  return (
    <TextInputModal
      title={t('media.newVideo')}
      intro={t('media.video.intro')}
      label={t('media.video.address')}
      placeholder="https://www.youtube.com/watch?v=…"
      initialValue=""
      submitLabel={t('media.video.add')}
      property="media.url"
      failureMessage={t('media.failed.addVideo')}
      errorTexts={{ [Errors.invalidUrl]: t('media.failed.video') }}
      doneMessage={t('media.saved')}
      onSubmit={(url) => changes.addVideo(library.state.path, url)}
      onClose={onClose}
    />
  );
}

/** Shows the open dialog. */
export function LibraryDialogs({ actions }: { actions: LibraryDialogControls }) {
  const { changes } = useLibraryContext();
  const { dialog } = actions;
  // The dialog showed the failure; closing it clears the failure.
  const close = () => {
    changes.clearFailure();
    actions.close();
  };
  switch (dialog?.kind) {
    case 'folder':
      return <NewFolderModal onClose={close} />;
    case 'video':
      return <NewVideoModal onClose={close} />;
    case 'rename':
      return <RenameMediaModal item={dialog.item} onClose={close} />;
    case 'move':
      return <MoveMediaModal items={dialog.items} onClose={close} />;
    case 'delete':
      return <DeleteMediaModal items={dialog.items} onClose={close} />;
    case 'replace':
      return <ReplaceFileModal file={dialog.file} onClose={close} />;
    default:
      return null;
  }
}
