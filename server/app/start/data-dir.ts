import { chmodSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * Creates a folder and its parents. Returns whether the folder is new. Node's `recursive` option never returns for
 * folders such as those in /proc.
 */
function createFolders(folder: string): boolean {
  if (existsSync(folder)) return false;
  createFolders(dirname(folder));
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    // Another process created it at the same time.
    if (existsSync(folder)) return false;
    throw error;
  }
}

/**
 * Creates DATA_DIR if it is missing and returns its real path. If created by root, others may traverse but not list it,
 * because the embedded database runs as another user. Throws StartError.
 */
export function ensureDataDir(dataDir: string): string {
  try {
    const isNew = createFolders(dataDir);
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error('a file'), { code: 'ENOTDIR' });
    if (isNew) chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    return realpathSync(dataDir);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      `DATA_DIR is ${dataDir}, which cannot be used as a folder (${code}), for example DATA_DIR=./data`,
    );
  }
}
