import type { LibraryDialogControls } from '../library/use-library-dialogs.ts';
import type { MediaItem } from '../items/media-item.ts';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClearedErrors } from '../../shared/errors/index.ts';
import { ListErrors, useRestoredScroll } from '../../shared/list/index.ts';
import { announce } from '../../shared/ui/index.ts';
import { useFolderDropTarget } from '../items/media-drag.ts';
import { useMediaChanges } from '../changes/use-media-changes.ts';
import { isItemManageable } from '../items/media-item.ts';
import { useUrlMediaPosition } from '../content/use-media-position.ts';
import { useMediaLibrary } from '../content/use-media-library.ts';
import { MediaDetailsPanel } from '../details/media-details-panel.tsx';
import { FolderBreadcrumb } from '../folders/folder-breadcrumb.tsx';
import { FolderTree } from '../folders/folder-tree.tsx';
import { useFolderTree } from '../folders/use-folder-tree.ts';
import { LibraryContent } from '../library/library-content.tsx';
import { MediaLibraryProvider, useLibraryContext } from '../library/library-context.ts';
import { LibraryDialogs } from '../dialogs/library-dialogs.tsx';
import { LibraryFooter } from './library-footer.tsx';
import { LibraryHeader } from './library-header.tsx';
import { LibraryToolbar } from '../library/library-toolbar.tsx';
import classes from './media-library-screen.module.css';
import { UploadList } from '../library/upload-list.tsx';
import { usePastedFiles } from '../upload/use-pasted-files.ts';
import { useFinishedUploads } from '../upload/use-finished-uploads.ts';
import { useUploads } from '../upload/use-uploads.ts';
import { useLibraryDialogs } from '../library/use-library-dialogs.ts';

/** Moves items by drag and drop, and uploads dropped files. */
function useDropHandlers() {
  const { t } = useTranslation();
  const { library, changes, uploads } = useLibraryContext();
  return {
    onFiles: (files: readonly File[], path: string) => uploads.add(files, path),
    onMove(items: readonly MediaItem[], path: string) {
      const folder = path === '/' ? t('media.root') : path;
      void changes.move(items.filter(isItemManageable), path).then((outcome) => {
        if (outcome === 'done') announce(t('media.move.done', { count: items.length, folder }));
        else library.store.reload();
      });
    },
  };
}

function LibraryMain({ actions, onDetails }: { actions: LibraryDialogControls; onDetails: (() => void) | null }) {
  const { t } = useTranslation();
  const { library, folders, changes } = useLibraryContext();
  const { state, selected } = library;
  const { onFiles, onMove } = useDropHandlers();
  const canManage = state.directory?.viewerCanManage ?? false;
  const drop = useFolderDropTarget({ path: state.path, isManageable: canManage, onFiles });
  const scrollRef = useRestoredScroll(state.directory !== null);
  usePastedFiles((files) => canManage && onFiles(files, state.path));

  function openItem(item: MediaItem): void {
    if (item.kind === 'folder') library.openFolder(item.folder.path);
    else if (onDetails) onDetails();
  }

  return (
    <div className={classes.main} data-over={drop.isOver || undefined} {...drop.handlers}>
      <div className={classes.breadcrumb}>
        <FolderBreadcrumb path={state.path} folders={folders} onOpen={library.openFolder} onMove={onMove} />
      </div>
      <LibraryToolbar library={library} />
      {changes.failure === undefined || actions.dialog !== null ? null : (
        <ListErrors collection="media" title={changes.failure} />
      )}
      {state.directory && !canManage ? <p className={classes.readOnly}>{t('media.readOnly')}</p> : null}
      <div ref={scrollRef} className={classes.body} tabIndex={-1}>
        <LibraryContent
          library={library}
          onOpen={openItem}
          onRename={(item) => isItemManageable(item) && actions.openRename(item)}
          onDelete={() => actions.openDelete(selected.filter(isItemManageable))}
          onMove={onMove}
          onFiles={onFiles}
        />
      </div>
      <UploadList />
      <LibraryFooter actions={actions} onDetails={onDetails} />
    </div>
  );
}

/** On narrow screens the details open as a bottom sheet. */
function DetailsArea({
  actions,
  isWide,
  isOpen,
  onClose,
}: {
  actions: LibraryDialogControls;
  isWide: boolean;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  if (isWide) {
    return (
      <aside className={classes.panel} aria-label={t('media.action.details')}>
        <MediaDetailsPanel actions={actions} />
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
      <MediaDetailsPanel actions={actions} />
    </Drawer>
  );
}

function LibraryColumns({ actions }: { actions: LibraryDialogControls }) {
  const { t } = useTranslation();
  const { library, folders } = useLibraryContext();
  const { onFiles, onMove } = useDropHandlers();
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
      <LibraryMain actions={actions} onDetails={isWide ? null : () => setIsOpen(true)} />
      <DetailsArea actions={actions} isWide={isWide} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

/** Media library: folders and files, their details, and all actions on them. */
export function MediaLibraryScreen() {
  const library = useMediaLibrary(useUrlMediaPosition());
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
  const actions = useLibraryDialogs();
  useFinishedUploads(uploads, store);
  useClearedErrors('media');
  return (
    <MediaLibraryProvider value={{ library, folders, changes, uploads }}>
      <LibraryHeader actions={actions} />
      <LibraryColumns actions={actions} />
      <LibraryDialogs actions={actions} />
    </MediaLibraryProvider>
  );
}
