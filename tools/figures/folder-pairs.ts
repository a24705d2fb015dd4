import { dirname } from 'node:path/posix';
import type { ImportGraph } from '../testing/import-graph.ts';

/** Returns pairs of folders in which each imports a file of the other, as `a <-> b`, sorted. */
export function findTwoWayFolders(graph: ImportGraph, isCounted: (path: string) => boolean): string[] {
  const imports = new Set<string>();
  for (const [imported, importers] of graph) {
    for (const importer of importers) {
      const isAcross = dirname(importer) !== dirname(imported);
      if (isAcross && isCounted(importer) && isCounted(imported))
        imports.add(`${dirname(importer)} ${dirname(imported)}`);
    }
  }
  return [...imports]
    .map((pair) => pair.split(' ') as [string, string])
    .filter(([from, to]) => from < to && imports.has(`${to} ${from}`))
    .map(([from, to]) => `${from} <-> ${to}`)
    .toSorted();
}
