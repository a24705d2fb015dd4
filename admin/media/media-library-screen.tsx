import type { ItemActions } from './use-item-actions.ts';
import type { MediaItem } from './content/media-item.ts';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFreshErrors } from '../shared/errors/index.ts';
import { ListErrors, useKeptScroll } from '../shared/list/index.ts';
import { announce } from '../shared/ui/index.ts';
import { useFolderDrop } from './changes/media-drag.ts';
import { useMediaChanges } from './changes/use-media-changes.ts';
import { isManageable } from './content/media-item.ts';
import { useAddressPosition } from './content/use-media-position.ts';
import { useMediaLibrary } from './content/use-media-library.ts';
import { DetailsPanel } from './details/details-panel.tsx';
import { Breadcrumb } from './folders/breadcrumb.tsx';
import { FolderTree } from './folders/folder-tree.tsx';
import { useFolderTree } from './folders/use-folder-tree.ts';
import { LibraryContent } from './library-content.tsx';
import { LibraryProvider, useLibrary } from './library-context.ts';
import { LibraryDialogs } from './library-dialogs.tsx';
import { LibraryFooter } from './library-footer.tsx';
import { LibraryHeader } from './library-header.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import classes from './media-library-screen.module.css';
import { UploadStrip } from './upload/upload-strip.tsx';
import { usePastedFiles } from './upload/use-paste.ts';
import { useUploadArrivals } from './upload/use-upload-arrivals.ts';
import { useUploads } from './upload/uploads.ts';
import { useItemActions } from './use-item-actions.ts';

/** What moves things here and there: by drag, and files of the machine by drop. */
function useDeeds() {
  const { t } = useTranslation();
  const { library, changes, uploads } = useLibrary();
  return {
    onFiles: (files: readonly File[], path: string) => uploads.add(files, path),
    onMove(items: readonly MediaItem[], path: string) {
      const folder = path === '/' ? t('media.root') : path;
      void changes.move(items.filter(isManageable), path).then((outcome) => {
        if (outcome === 'done') announce(t('media.move.done', { count: items.length, folder }));
        else library.store.reload();
      });
    },
  };
}

function Main({ actions, onDetails }: { actions: ItemActions; onDetails: (() => void) | null }) {
  const { t } = useTranslation();
  const { library, folders, changes } = useLibrary();
  const { state, selected } = library;
  const { onFiles, onMove } = useDeeds();
  const canManage = state.directory?.viewerCanManage ?? false;
  const drop = useFolderDrop({ path: state.path, isManageable: canManage, onFiles });
  const scrollRef = useKeptScroll(state.directory !== null);
  usePastedFiles((files) => canManage && onFiles(files, state.path));

  function open(item: MediaItem): void {
    if (item.kind === 'folder') library.openFolder(item.folder.path);
    else if (onDetails) onDetails();
  }

  return (
    <div className={classes.main} data-over={drop.isOver || undefined} {...drop.handlers}>
      <div className={classes.way}>
        <Breadcrumb path={state.path} folders={folders} onOpen={library.openFolder} onMove={onMove} />
      </div>
      <LibraryToolbar library={library} />
      {changes.failure === undefined || actions.question !== null ? null : (
        <ListErrors collection="media" title={changes.failure} />
      )}
      {state.directory && !canManage ? <p className={classes.readOnly}>{t('media.readOnly')}</p> : null}
      <div ref={scrollRef} className={classes.body} tabIndex={-1}>
        <LibraryContent
          library={library}
          onOpen={open}
          onRename={(item) => isManageable(item) && actions.askRename(item)}
          onDelete={() => actions.askDelete(selected.filter(isManageable))}
          onMove={onMove}
          onFiles={onFiles}
        />
      </div>
      <UploadStrip />
      <LibraryFooter actions={actions} onDetails={onDetails} />
    </div>
  );
}

/** On a screen without room for it, the details are a sheet from below. */
function Details({
  actions,
  isWide,
  isOpen,
  onClose,
}: {
  actions: ItemActions;
  isWide: boolean;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  if (isWide) {
    return (
      <aside className={classes.panel} aria-label={t('media.action.details')}>
        <DetailsPanel actions={actions} />
      </aside>
    );
  }
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="72%"
      title={t('media.action.details')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ body: classes.sheet }}
    >
      <DetailsPanel actions={actions} />
    </Drawer>
  );
}

function Columns({ actions }: { actions: ItemActions }) {
  const { t } = useTranslation();
  const { library, folders } = useLibrary();
  const { onFiles, onMove } = useDeeds();
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.columns}>
      <div className={classes.tree}>
        <FolderTree
          key={library.state.path}
          label={t('media.folders')}
          folders={folders}
          current={library.state.path}
          onChoose={library.openFolder}
          onMove={onMove}
          onFiles={onFiles}
        />
      </div>
      <Main actions={actions} onDetails={isWide ? null : () => setIsOpen(true)} />
      <Details actions={actions} isWide={isWide} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

/** The media library: folders and files, what is known about them, and everything that changes them. */
export function MediaLibraryScreen() {
  const library = useMediaLibrary(useAddressPosition());
  const { state, store } = library;
  const folders = useFolderTree(state.path, state.path === '/' ? (state.directory?.viewerCanManage ?? false) : true);
  const { reload } = folders;
  const changes = useMediaChanges(
    useCallback(() => {
      store.reload();
      reload();
    }, [store, reload]),
  );
  const uploads = useUploads();
  const actions = useItemActions();
  useUploadArrivals(uploads, store);
  useFreshErrors('media');
  return (
    <LibraryProvider value={{ library, folders, changes, uploads }}>
      <LibraryHeader actions={actions} />
      <Columns actions={actions} />
      <LibraryDialogs actions={actions} />
    </LibraryProvider>
  );
}
