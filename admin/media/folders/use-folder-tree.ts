import type { FolderNode } from '../items/media-path.ts';
import { useCallback, useMemo, useState } from 'react';
import { useMediaFoldersQuery } from '../../generated/graphql.ts';
import { buildFolderTree, listAncestorPaths } from '../items/media-path.ts';

export type FolderTreeState = {
  root: FolderNode;
  open: ReadonlySet<string>;
  /** Whether the user may change a folder's content. */
  isManageable: (path: string) => boolean;
  toggle: (path: string) => void;
  reload: () => void;
};

/** All folders of the library; those above the current one are open. */
export function useFolderTree(path: string, isRootManageable: boolean): FolderTreeState {
  const { data, refetch } = useMediaFoldersQuery({ fetchPolicy: 'cache-and-network' });
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const folders = useMemo(() => data?.mediaSearch.directories ?? [], [data]);
  const root = useMemo(() => buildFolderTree([...folders.map((folder) => folder.path), path]), [folders, path]);
  const manageable = useMemo(
    () => new Set(folders.filter(({ viewerCanManage }) => viewerCanManage).map((folder) => folder.path)),
    [folders],
  );
  const open = useMemo(() => {
    const paths = new Set(listAncestorPaths(path));
    for (const [folder, isOpen] of toggled) {
      if (isOpen) paths.add(folder);
      else paths.delete(folder);
    }
    return paths;
  }, [path, toggled]);
  const toggle = (folder: string) => setToggled((current) => new Map(current).set(folder, !open.has(folder)));
  const reload = useCallback(() => void refetch(), [refetch]);
  const isManageable = (folder: string) => (folder === '/' ? isRootManageable : manageable.has(folder));
  return { root, open, isManageable, toggle, reload };
}
