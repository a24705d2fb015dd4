import type { MediaFileFragment } from '../../generated/graphql.ts';
import type { MediaItem } from '../items/media-item.ts';
import { useState } from 'react';

export type LibraryDialog =
  | { kind: 'folder' | 'video' }
  | { kind: 'rename'; item: MediaItem }
  | { kind: 'move' | 'delete'; items: readonly MediaItem[] }
  | { kind: 'replace'; file: MediaFileFragment };

export type LibraryDialogControls = {
  dialog: LibraryDialog | null;
  close: () => void;
  openNewFolder: () => void;
  openNewVideo: () => void;
  openRename: (item: MediaItem) => void;
  openMove: (items: readonly MediaItem[]) => void;
  openDelete: (items: readonly MediaItem[]) => void;
  openReplace: (file: MediaFileFragment) => void;
};

/** The library's dialogs, of which one can be open. */
export function useLibraryDialogs(): LibraryDialogControls {
  const [dialog, setDialog] = useState<LibraryDialog | null>(null);
  return {
    dialog,
    close: () => setDialog(null),
    openNewFolder: () => setDialog({ kind: 'folder' }),
    openNewVideo: () => setDialog({ kind: 'video' }),
    openRename: (item) => setDialog({ kind: 'rename', item }),
    openMove: (items) => setDialog({ kind: 'move', items }),
    openDelete: (items) => setDialog({ kind: 'delete', items }),
    openReplace: (file) => setDialog({ kind: 'replace', file }),
  };
}
