import type { FolderTreeState } from '../folders/use-folder-tree.ts';
import type { MediaLibrary } from '../content/use-media-library.ts';
import type { MediaChangesState } from '../changes/use-media-changes.ts';
import type { UploadQueue } from '../upload/upload-queue.ts';
import { createContext, useContext } from 'react';

export type LibraryContextValue = {
  library: MediaLibrary;
  folders: FolderTreeState;
  changes: MediaChangesState;
  uploads: UploadQueue;
};

const LibraryContext = createContext<LibraryContextValue | null>(null);

export const MediaLibraryProvider = LibraryContext.Provider;

/** Returns the library of the surrounding screen. */
export function useLibraryContext(): LibraryContextValue {
  const value = useContext(LibraryContext);
  if (value === null) throw new Error('useLibraryContext needs a LibraryContext provider');
  return value;
}
