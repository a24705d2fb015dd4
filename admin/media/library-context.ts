import type { FolderTreeState } from './folders/use-folder-tree.ts';
import type { MediaLibrary } from './content/use-media-library.ts';
import type { MediaChangesState } from './changes/use-media-changes.ts';
import type { UploadQueue } from './upload/upload-queue.ts';
import { createContext, useContext } from 'react';

export type LibraryParts = {
  library: MediaLibrary;
  folders: FolderTreeState;
  changes: MediaChangesState;
  uploads: UploadQueue;
};

const LibraryContext = createContext<LibraryParts | null>(null);

export const LibraryProvider = LibraryContext.Provider;

/** The library of the screen that one is in. */
export function useLibrary(): LibraryParts {
  const parts = useContext(LibraryContext);
  if (parts === null) throw new Error('There is no media library around this component');
  return parts;
}
