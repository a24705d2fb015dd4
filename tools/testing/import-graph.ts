import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { listFiles } from './list-files.ts';

/** Each source file, test and style by the files that import it, as paths below the project. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const code = ['{server,admin,site,extensions,tests,tools}/**/*.{ts,tsx,mjs}', '*.ts'];
const slashes = (path: string): string => path.replaceAll('\\', '/');

/** What a file imports of the project, also by import() and as a type; packages are left out. */
function listImports(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'), true, true);
  return importedFiles
    .map(({ fileName }) => fileName.replace(/\?.*$/, ''))
    .filter((name) => name.startsWith('.'))
    .map((name) => slashes(join(dirname(path), name)))
    .filter((imported) => existsSync(imported));
}

/** Reads the imports of all files: about a second. */
export function readImportGraph(): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const path of listFiles(code)) {
    for (const imported of listImports(path)) graph.set(imported, (graph.get(imported) ?? new Set()).add(path));
  }
  return graph;
}

/** The given files and all that import them, directly or through others, as far as `follows` lets an import count. */
export function findDependants(
  graph: ImportGraph,
  paths: readonly string[],
  follows: (path: string) => boolean = () => true,
): Set<string> {
  const found = new Set<string>(paths);
  for (const path of found) for (const importer of graph.get(path) ?? []) if (follows(importer)) found.add(importer);
  return found;
}
