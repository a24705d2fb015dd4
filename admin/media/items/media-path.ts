/** Returns the name of the folder or file at a path; empty for the root. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the path of the parent folder; the root is its own parent. */
export function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

export function joinPath(path: string, name: string): string {
  return path === '/' ? `/${name}` : `${path}/${name}`;
}

/** Returns all paths from the root to the path itself. */
export function listAncestorPaths(path: string): string[] {
  const names = path.split('/').filter((name) => name !== '');
  return ['/', ...names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)];
}

/** Whether a path is the folder itself or lies below it. */
export function isWithinFolder(path: string, folder: string): boolean {
  return folder === '/' || path === folder || path.startsWith(`${folder}/`);
}

export type FolderNode = { path: string; name: string; children: FolderNode[] };

/** Builds the folder tree of the paths, including their ancestors; the root is returned. */
export function buildFolderTree(paths: readonly string[]): FolderNode {
  const nodes = new Map<string, FolderNode>([['/', { path: '/', name: '', children: [] }]]);
  const all = [...new Set(paths.flatMap(listAncestorPaths))].filter((path) => path !== '/');
  all.sort((a, b) => a.localeCompare(b, undefined, { sensitivity: 'base', numeric: true }));
  for (const path of all) nodes.set(path, { path, name: baseName(path), children: [] });
  for (const path of all) {
    const node = nodes.get(path);
    if (node) nodes.get(parentPath(path))?.children.push(node);
  }
  return nodes.get('/') ?? { path: '/', name: '', children: [] };
}

export type VisibleFolder = FolderNode & { level: number; isOpen: boolean };

/** Returns the visible rows of a tree with these open folders, from top to bottom. */
export function listVisibleFolders(node: FolderNode, open: ReadonlySet<string>, level = 1): VisibleFolder[] {
  const isOpen = open.has(node.path);
  const below = isOpen ? node.children.flatMap((child) => listVisibleFolders(child, open, level + 1)) : [];
  return [{ ...node, level, isOpen }, ...below];
}
