import type { FileType, MediaFileFragment } from '../../generated/graphql.ts';
import { Button, FileButton, Modal } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBar } from '../../shared/list/index.ts';
import { ModalFooter, useReturnFocus } from '../../shared/ui/index.ts';
import type { MediaItem } from '../items/media-item.ts';
import { useLocalMediaPosition } from '../content/use-media-position.ts';
import { useMediaLibrary } from '../content/use-media-library.ts';
import { FolderBreadcrumb } from '../folders/folder-breadcrumb.tsx';
import { useFolderTree } from '../folders/use-folder-tree.ts';
import { LibraryContent } from '../library/library-content.tsx';
import { useMediaChanges } from '../changes/use-media-changes.ts';
import { MediaLibraryProvider } from '../library/library-context.ts';
import { LibraryToolbar } from '../library/library-toolbar.tsx';
import { UploadList } from '../library/upload-list.tsx';
import { useFinishedUploads } from '../upload/use-finished-uploads.ts';
import { useUploads } from '../upload/use-uploads.ts';
import classes from './media-picker.module.css';

type Props = {
  /** The folder to open first; default: the root. */
  path?: string;
  /** Only files of these kinds are shown. */
  accept: readonly FileType[];
  isMultiple?: boolean;
  onChoose: (files: readonly MediaFileFragment[]) => void;
  onClose: () => void;
};

const isAccepted = (item: MediaItem, accept: readonly FileType[]): boolean =>
  item.kind === 'folder' || accept.includes(item.file.type);

/** Dialog for choosing files from the library. Files uploaded here are added to the open folder. */
export function MediaPicker({ path = '/', accept, isMultiple = false, onChoose, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  const fullLibrary = useMediaLibrary(useLocalMediaPosition({ path, view: 'grid' }));
  const library = { ...fullLibrary, items: fullLibrary.items.filter((item) => isAccepted(item, accept)) };
  const { state, store, selected } = library;
  const folders = useFolderTree(state.path, false);
  const uploads = useUploads();
  useFinishedUploads(uploads, store);
  const changes = useMediaChanges(store.reload);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const files = selected.flatMap((item) => (item.kind === 'file' ? [item.file] : []));

  function choose(chosen: readonly MediaFileFragment[]): void {
    if (chosen.length > 0) onChoose(chosen);
    else setWasSubmitted(true);
  }

  function note(): string {
    if (files.length > 1) return t('media.picker.chosen', { count: files.length });
    return files[0]?.fileName ?? (wasSubmitted ? t('media.picker.none') : '');
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('media.picker.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes.head}>
        <FolderBreadcrumb path={state.path} folders={folders} onOpen={library.openFolder} />
        <SearchBar list={{ ...state, ...store }} label={t('media.search')} />
      </div>
      <LibraryToolbar library={library} />
      <div className={classes.content}>
        <LibraryContent
          library={library}
          isSingle={!isMultiple}
          onOpen={(item) => (item.kind === 'folder' ? library.openFolder(item.folder.path) : choose([item.file]))}
        />
      </div>
      <MediaLibraryProvider value={{ library, folders, changes, uploads }}>
        <UploadList />
      </MediaLibraryProvider>
      <ModalFooter note={note()}>
        {state.directory?.viewerCanManage ? (
          <FileButton
            multiple
            onChange={(chosen) => uploads.add(chosen, state.path)}
            inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={17} stroke={1.6} aria-hidden />}>
                {t('media.upload.action')}
              </Button>
            )}
          </FileButton>
        ) : null}
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button onClick={() => choose(files)}>{t('media.picker.choose')}</Button>
      </ModalFooter>
    </Modal>
  );
}
