import { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { StartError } from './start-error.ts';

/**
 * Makes DATA_DIR if it is missing and returns its real path. Made as root, others may pass through it (not look into
 * it): the database below runs as another user.
 */
export function makeDataDir(dataDir: string): string {
  try {
    const made = mkdirSync(dataDir, { recursive: true });
    if (made !== undefined) chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    return realpathSync(dataDir);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      `DATA_DIR is ${dataDir}, which cannot be used as a folder (${code}), for example DATA_DIR=./data`,
    );
  }
}
