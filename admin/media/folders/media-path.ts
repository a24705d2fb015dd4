/** Name of the folder or file at a path; empty for the root. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Path of the folder in which a path lies; the root's own is the root. */
export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

export function joinPath(path: string, name: string): string {
  return path === '/' ? `/${name}` : `${path}/${name}`;
}

/** From the root to the path itself. */
export function listAncestors(path: string): string[] {
  const names = path.split('/').filter((name) => name !== '');
  return ['/', ...names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)];
}

/** Whether a path is that folder or lies below it. */
export function isWithin(path: string, folder: string): boolean {
  return folder === '/' || path === folder || path.startsWith(`${folder}/`);
}

export type FolderNode = { path: string; name: string; children: FolderNode[] };

/** The tree above these paths, the root first; a folder on the way to a path is in it too. */
export function buildFolderTree(paths: readonly string[]): FolderNode {
  const nodes = new Map<string, FolderNode>([['/', { path: '/', name: '', children: [] }]]);
  const all = [...new Set(paths.flatMap(listAncestors))].filter((path) => path !== '/');
  all.sort((one, other) => one.localeCompare(other, undefined, { sensitivity: 'base', numeric: true }));
  for (const path of all) nodes.set(path, { path, name: nameOf(path), children: [] });
  for (const path of all) {
    const node = nodes.get(path);
    if (node) nodes.get(parentOf(path))?.children.push(node);
  }
  return nodes.get('/') ?? { path: '/', name: '', children: [] };
}

export type VisibleFolder = FolderNode & { level: number; isOpen: boolean };

/** The rows of a tree of which some folders are open, from top to bottom. */
export function listVisibleFolders(node: FolderNode, open: ReadonlySet<string>, level = 1): VisibleFolder[] {
  const isOpen = open.has(node.path);
  const below = isOpen ? node.children.flatMap((child) => listVisibleFolders(child, open, level + 1)) : [];
  return [{ ...node, level, isOpen }, ...below];
}
