import type { MediaFileFragment, MediaFolderFragment } from '../../generated/graphql.ts';

/** A folder or a file. Its key distinguishes them in a selection. */
export type MediaItem =
  | { kind: 'folder'; key: string; name: string; folder: MediaFolderFragment }
  | { kind: 'file'; key: string; name: string; file: MediaFileFragment };

export function toMediaFolderItem(folder: MediaFolderFragment): MediaItem {
  return { kind: 'folder', key: `folder ${folder.path}`, name: folder.name, folder };
}

export const mediaFileKey = (id: number): string => `file ${id}`;

export function toMediaFileItem(file: MediaFileFragment): MediaItem {
  return { kind: 'file', key: mediaFileKey(file.id), name: file.fileName, file };
}

export function isItemManageable(item: MediaItem): boolean {
  return item.kind === 'file' ? item.file.viewerCanManage : item.folder.viewerCanManage;
}

/** Splits items into file ids and folder paths, as bulk changes expect. */
export function toMediaTargets(items: readonly MediaItem[]): { fileIDs: number[]; directoryPaths: string[] } {
  return {
    fileIDs: items.flatMap((item) => (item.kind === 'file' ? [item.file.id] : [])),
    directoryPaths: items.flatMap((item) => (item.kind === 'folder' ? [item.folder.path] : [])),
  };
}
