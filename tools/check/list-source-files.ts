import { globSync } from 'node:fs';

/** Folders with the product's code; generated files in them are excluded. */
export const sourceFolders = ['server', 'admin', 'site', 'languages', 'tests', 'tools'] as const;

/** Lists all source files with these extensions, with forward slashes, sorted. */
export function listSourceFiles(extensions: readonly string[]): string[] {
  return sourceFolders
    .flatMap((folder) => globSync(extensions.map((extension) => `${folder}/**/*.${extension}`)))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(generated|node_modules)\//.test(path))
    .sort();
}
