import type { MediaItem } from '../items/media-item.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList } from '../../shared/errors/index.ts';
import { useForm } from '../../shared/forms/index.ts';
import { announce, FormModal } from '../../shared/ui/index.ts';
import { FolderTree } from '../folders/folder-tree.tsx';
import { useFolderTree } from '../folders/use-folder-tree.ts';
import { useLibraryContext } from '../library/library-context.ts';
import { canMoveMedia } from '../items/media-drag.ts';
import classes from './move-media-modal.module.css';

type Props = { items: readonly MediaItem[]; onClose: () => void };

/** Moves several items to a folder selected in the tree. */
export function MoveMediaModal({ items, onClose }: Props) {
  const { t } = useTranslation();
  const { changes, folders: libraryFolders, library } = useLibraryContext();
  const [target, setTarget] = useState(library.state.path);
  const folders = useFolderTree(target, libraryFolders.isManageable('/'));
  const form = useForm('media');
  const [wasSubmitted, setWasSubmitted] = useState(false);

  function getDisabledReason(path: string): string | undefined {
    if (!folders.isManageable(path)) return t('media.notAllowed');
    return undefined;
  }
  const canMove = canMoveMedia(items, target) && folders.isManageable(target);
  const folder = target === '/' ? t('media.root') : target;

  async function move() {
    if (!canMove) return setWasSubmitted(true);
    if (!(await form.submit(() => changes.move(items, target)))) return;
    announce(t('media.move.done', { count: items.length, folder }));
    onClose();
  }

  return (
    <FormModal
      form={form}
      title={t('media.move.title', { count: items.length })}
      intro={t('media.move.intro')}
      submitLabel={t('media.move.confirm')}
      note={wasSubmitted && !canMove ? t('media.move.choose') : t('media.move.target', { folder })}
      onSubmit={() => void move()}
      onClose={onClose}
    >
      <div className={classes.tree}>
        <FolderTree
          label={t('media.folders')}
          folders={folders}
          current={target}
          onChoose={setTarget}
          getDisabledReason={getDisabledReason}
        />
      </div>
      <ErrorList collection="media" title={form.hasFailed ? changes.failure : undefined} />
    </FormModal>
  );
}
