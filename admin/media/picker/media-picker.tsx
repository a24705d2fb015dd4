import type { FileType, MediaFileFragment } from '../../generated/graphql.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBar } from '../../shared/list/index.ts';
import { useOwnPosition } from '../content/use-media-position.ts';
import { useMediaLibrary } from '../content/use-media-library.ts';
import { Breadcrumb } from '../folders/breadcrumb.tsx';
import { useFolderTree } from '../folders/use-folder-tree.ts';
import { LibraryContent } from '../library-content.tsx';
import { LibraryToolbar } from '../library-toolbar.tsx';
import classes from './media-picker.module.css';

type Props = {
  /** Where it starts to look; the root where left out. */
  path?: string;
  /** Of which kind a file has to be; any where left out. */
  kind?: FileType;
  onChoose: (file: MediaFileFragment) => void;
  onClose: () => void;
};

/**
 * The library as a dialog in which one file is picked.
 * @public
 */
export function MediaPicker({ path = '/', kind, onChoose, onClose }: Props) {
  const { t } = useTranslation();
  const library = useMediaLibrary(useOwnPosition({ path, kind, view: 'grid' }));
  const { state, store, selected } = library;
  const folders = useFolderTree(state.path, false);
  const [isAsked, setIsAsked] = useState(false);
  const [only] = selected;
  const file = only?.kind === 'file' ? only.file : undefined;

  function choose(): void {
    if (file) onChoose(file);
    else setIsAsked(true);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('media.picker.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ body: classes.body }}
    >
      <div className={classes.head}>
        <Breadcrumb path={state.path} folders={folders} onOpen={library.openFolder} />
        <SearchBar state={state} store={store} label={t('media.search')} />
      </div>
      <LibraryToolbar library={library} />
      <div className={classes.content}>
        <LibraryContent
          library={library}
          isSingle
          onOpen={(item) => (item.kind === 'folder' ? library.openFolder(item.folder.path) : onChoose(item.file))}
        />
      </div>
      <div className={classes.footer}>
        <p className={classes.note} role="status">
          {file?.fileName ?? (isAsked ? t('media.picker.none') : '')}
        </p>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button onClick={choose}>{t('media.picker.choose')}</Button>
      </div>
    </Modal>
  );
}
