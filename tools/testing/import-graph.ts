import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { listFiles } from './list-files.ts';

/** Importing files by imported source file, test or style, as paths relative to the project. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const codeFiles = ['{server,admin,site,languages,extensions,tests,tools}/**/*.{ts,tsx,mjs}', '*.ts'];
const withForwardSlashes = (path: string): string => path.replaceAll('\\', '/');

/** Lists a file's imports within the project, including import() and types. */
function listImports(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'), true, true);
  return importedFiles
    .map(({ fileName }) => fileName.replace(/\?.*$/, ''))
    .filter((name) => name.startsWith('.'))
    .map((name) => withForwardSlashes(join(dirname(path), name)))
    .filter((imported) => existsSync(imported));
}

/** Reads the imports of all files, in about a second. */
export function readImportGraph(): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const path of listFiles(codeFiles)) {
    for (const imported of listImports(path)) graph.set(imported, (graph.get(imported) ?? new Set()).add(path));
  }
  return graph;
}

/** Returns the given files and all that import them, directly or indirectly, as far as `shouldFollow` allows. */
export function findDependentFiles(
  graph: ImportGraph,
  paths: readonly string[],
  shouldFollow: (path: string) => boolean = () => true,
): Set<string> {
  const found = new Set<string>(paths);
  for (const path of found)
    for (const importer of graph.get(path) ?? []) if (shouldFollow(importer)) found.add(importer);
  return found;
}
