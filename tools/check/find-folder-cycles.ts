import { dirname } from 'node:path/posix';

/** A file and one that it imports. */
export type FileImport = readonly [from: string, to: string];

/** By folder and folder that it imports: an import that shows it. */
type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, FileImport>>;

/**
 * Returns the shortest cycle through each folder, as `a -> b -> a (a/one.ts -> b/two.ts, b/two.ts -> a/one.ts)`; a
 * cycle of several folders is listed once. `folderOf` may put the files of several folders together. Sorted.
 */
export function findFolderCycles(imports: readonly FileImport[], folderOf = dirname): string[] {
  const graph = toFolderGraph(imports, folderOf);
  const cycles = [...graph.keys()]
    .map((folder) => findShortestCycle(graph, folder))
    .filter((cycle) => cycle.length > 0)
    .map((cycle) => describeCycle(graph, cycle));
  return [...new Set(cycles)].toSorted();
}

function toFolderGraph(imports: readonly FileImport[], folderOf: (path: string) => string): FolderGraph {
  const graph = new Map<string, Map<string, FileImport>>();
  for (const fileImport of imports) {
    const [from, to] = [folderOf(fileImport[0]), folderOf(fileImport[1])];
    if (from !== to) graph.set(from, (graph.get(from) ?? new Map<string, FileImport>()).set(to, fileImport));
  }
  return graph;
}

/** Returns the folders of the shortest cycle that begins with `start`; none if no cycle leads through it. */
function findShortestCycle(graph: FolderGraph, start: string): readonly string[] {
  const paths = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return path;
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return [];
}

/** Begins with the first folder by name, so that a cycle reads the same from each of its folders. */
function describeCycle(graph: FolderGraph, cycle: readonly string[]): string {
  const start = cycle.indexOf(cycle.toSorted()[0] ?? '');
  const folders = [...cycle.slice(start), ...cycle.slice(0, start + 1)];
  const imports = folders.slice(1).map((to, index) =>
    graph
      .get(folders[index] ?? '')
      ?.get(to)
      ?.join(' -> '),
  );
  return `${folders.join(' -> ')} (${imports.join(', ')})`;
}
