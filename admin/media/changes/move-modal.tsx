import type { Outcome } from '../../shared/errors/index.ts';
import type { MediaItem } from '../content/media-item.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList, useFreshErrors } from '../../shared/errors/index.ts';
import { announce, FormModal } from '../../shared/ui/index.ts';
import { FolderTree } from '../folders/folder-tree.tsx';
import { useFolderTree } from '../folders/use-folder-tree.ts';
import { useLibrary } from '../library-context.ts';
import { canMoveTo } from './media-drag.ts';
import classes from './move-modal.module.css';

type Props = { items: readonly MediaItem[]; onClose: () => void };

/** Moves several at once to a folder of the tree, by pointer or keyboard. */
export function MoveModal({ items, onClose }: Props) {
  const { t } = useTranslation();
  const { changes, folders: known, library } = useLibrary();
  const [target, setTarget] = useState(library.state.path);
  const folders = useFolderTree(target, known.isManageable('/'));
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const [isAsked, setIsAsked] = useState(false);
  useFreshErrors('media');

  function reasonAgainst(path: string): string | undefined {
    if (!folders.isManageable(path)) return t('media.notAllowed');
    return undefined;
  }
  const canMove = canMoveTo(items, target) && folders.isManageable(target);
  const folder = target === '/' ? t('media.root') : target;

  async function move() {
    if (!canMove) return setIsAsked(true);
    setOutcome('waiting');
    const next = await changes.move(items, target);
    setOutcome(next);
    if (next !== 'done') return;
    announce(t('media.move.done', { count: items.length, folder }));
    onClose();
  }

  return (
    <FormModal
      title={t('media.move.title', { count: items.length })}
      intro={t('media.move.intro')}
      submitLabel={t('media.move.confirm')}
      isBusy={outcome === 'waiting'}
      note={isAsked && !canMove ? t('media.move.choose') : t('media.move.target', { folder })}
      onSubmit={() => void move()}
      onClose={onClose}
    >
      <div className={classes.tree}>
        <FolderTree
          label={t('media.folders')}
          folders={folders}
          current={target}
          onChoose={setTarget}
          reasonAgainst={reasonAgainst}
        />
      </div>
      <ErrorList
        collection="media"
        title={outcome === 'refused' || outcome === 'failed' ? changes.failure : undefined}
      />
    </FormModal>
  );
}
