import type { FileType, MediaFileFragment } from '../../generated/graphql.ts';
import { Button, FileButton, Modal } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBar } from '../../shared/list/index.ts';
import { ModalFooter, useReturnFocus } from '../../shared/ui/index.ts';
import type { MediaItem } from '../content/media-item.ts';
import { useOwnPosition } from '../content/use-media-position.ts';
import { useMediaLibrary } from '../content/use-media-library.ts';
import { Breadcrumb } from '../folders/breadcrumb.tsx';
import { useFolderTree } from '../folders/use-folder-tree.ts';
import { LibraryContent } from '../library-content.tsx';
import { useMediaChanges } from '../changes/use-media-changes.ts';
import { LibraryProvider } from '../library-context.ts';
import { LibraryToolbar } from '../library-toolbar.tsx';
import { UploadStrip } from '../upload/upload-strip.tsx';
import { useUploadArrivals } from '../upload/use-upload-arrivals.ts';
import { useUploads } from '../upload/uploads.ts';
import classes from './media-picker.module.css';

type Props = {
  /** Where it starts to look; the root where left out. */
  path?: string;
  /** Of which kinds a file has to be; others are not shown. */
  accept: readonly FileType[];
  isMultiple?: boolean;
  onChoose: (files: readonly MediaFileFragment[]) => void;
  onClose: () => void;
};

const isFit = (item: MediaItem, accept: readonly FileType[]): boolean =>
  item.kind === 'folder' || accept.includes(item.file.type);

/**
 * The library as a dialog in which files are picked; what is uploaded here stands in the open folder.
 */
export function MediaPicker({ path = '/', accept, isMultiple = false, onChoose, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  const whole = useMediaLibrary(useOwnPosition({ path, view: 'grid' }));
  const library = { ...whole, items: whole.items.filter((item) => isFit(item, accept)) };
  const { state, store, selected } = library;
  const folders = useFolderTree(state.path, false);
  const uploads = useUploads();
  useUploadArrivals(uploads, store);
  const changes = useMediaChanges(store.reload);
  const [isAsked, setIsAsked] = useState(false);
  const files = selected.flatMap((item) => (item.kind === 'file' ? [item.file] : []));

  function choose(chosen: readonly MediaFileFragment[]): void {
    if (chosen.length > 0) onChoose(chosen);
    else setIsAsked(true);
  }

  function note(): string {
    if (files.length > 1) return t('media.picker.chosen', { count: files.length });
    return files[0]?.fileName ?? (isAsked ? t('media.picker.none') : '');
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
        <Breadcrumb path={state.path} folders={folders} onOpen={library.openFolder} />
        <SearchBar state={state} store={store} label={t('media.search')} />
      </div>
      <LibraryToolbar library={library} />
      <div className={classes.content}>
        <LibraryContent
          library={library}
          isSingle={!isMultiple}
          onOpen={(item) => (item.kind === 'folder' ? library.openFolder(item.folder.path) : choose([item.file]))}
        />
      </div>
      <LibraryProvider value={{ library, folders, changes, uploads }}>
        <UploadStrip />
      </LibraryProvider>
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
