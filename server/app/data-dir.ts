import { chmodSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';

/** Not Node's own way with `recursive`, which never ends where a folder takes none, as those of /proc. */
function makeFolders(folder: string): boolean {
  if (existsSync(folder)) return false;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    // Another start at the same moment made it.
    if (existsSync(folder)) return false;
    throw error;
  }
}

/**
 * Makes DATA_DIR if it is missing and returns its real path. Made as root, others may pass through it (not look into
 * it): the database below runs as another user.
 */
export function makeDataDir(dataDir: string): string {
  try {
    const isNew = makeFolders(dataDir);
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
