import type { MediaFileFragment, MediaFolderFragment } from '../../generated/graphql.ts';

/** What lies in a folder: a folder or a file. The key tells them apart in a selection. */
export type MediaItem =
  | { kind: 'folder'; key: string; name: string; folder: MediaFolderFragment }
  | { kind: 'file'; key: string; name: string; file: MediaFileFragment };

export function toFolderItem(folder: MediaFolderFragment): MediaItem {
  return { kind: 'folder', key: `folder ${folder.path}`, name: folder.name, folder };
}

export const fileKey = (id: number): string => `file ${id}`;

export function toFileItem(file: MediaFileFragment): MediaItem {
  return { kind: 'file', key: fileKey(file.id), name: file.fileName, file };
}

export function isManageable(item: MediaItem): boolean {
  return item.kind === 'file' ? item.file.viewerCanManage : item.folder.viewerCanManage;
}

/** Files by number and folders by path, as the changes of several take them. */
export function listTargets(items: readonly MediaItem[]): { fileIDs: number[]; directoryPaths: string[] } {
  return {
    fileIDs: items.flatMap((item) => (item.kind === 'file' ? [item.file.id] : [])),
    directoryPaths: items.flatMap((item) => (item.kind === 'folder' ? [item.folder.path] : [])),
  };
}
