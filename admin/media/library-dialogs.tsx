import type { ItemActions } from './use-item-actions.ts';
import { useTranslation } from 'react-i18next';
import { DeleteModal } from './changes/delete-modal.tsx';
import { MoveModal } from './changes/move-modal.tsx';
import { NameModal } from './changes/name-modal.tsx';
import { RenameModal } from './changes/rename-modal.tsx';
import { useLibrary } from './library-context.ts';
import { ReplaceModal } from './replace/replace-modal.tsx';

function NewFolder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { library, changes } = useLibrary();
  return (
    <NameModal
      title={t('media.newFolder')}
      label={t('media.details.name')}
      start=""
      submitLabel={t('media.createFolder')}
      property="media.folderName"
      failure={t('media.failed.createFolder')}
      done={t('media.saved')}
      onSubmit={(name) => changes.createFolder(library.state.path, name)}
      onClose={onClose}
    />
  );
}

function NewVideo({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { library, changes } = useLibrary();
  return (
    <NameModal
      title={t('media.newVideo')}
      intro={t('media.video.intro')}
      label={t('media.video.address')}
      placeholder="https://www.youtube.com/watch?v=…"
      start=""
      submitLabel={t('media.video.add')}
      property="media.url"
      failure={t('media.failed.addVideo')}
      reasons={{ V_13: t('media.failed.video') }}
      done={t('media.saved')}
      onSubmit={(url) => changes.addVideo(library.state.path, url)}
      onClose={onClose}
    />
  );
}

/** The dialog that is open. */
export function LibraryDialogs({ actions }: { actions: ItemActions }) {
  const { changes } = useLibrary();
  const { question } = actions;
  // What failed was told in the dialog, and goes with it.
  const close = () => {
    changes.forgetFailure();
    actions.close();
  };
  switch (question?.kind) {
    case 'folder':
      return <NewFolder onClose={close} />;
    case 'video':
      return <NewVideo onClose={close} />;
    case 'rename':
      return <RenameModal item={question.item} onClose={close} />;
    case 'move':
      return <MoveModal items={question.items} onClose={close} />;
    case 'delete':
      return <DeleteModal items={question.items} onClose={close} />;
    case 'replace':
      return <ReplaceModal file={question.file} onClose={close} />;
    default:
      return null;
  }
}
