import { globSync } from 'node:fs';

/** The folders that hold the product's code; what they generate is nobody's source. */
export const sourceFolders = ['server', 'admin', 'site', 'tests', 'tools'] as const;

/** Paths of all source files of the given kinds, with forward slashes, sorted. */
export function listSourceFiles(extensions: readonly string[]): string[] {
  return sourceFolders
    .flatMap((folder) => globSync(extensions.map((extension) => `${folder}/**/*.${extension}`)))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(generated|node_modules)\//.test(path))
    .sort();
}
