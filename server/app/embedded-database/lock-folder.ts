import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start/start-error.ts';

/** Milliseconds; a stopping server may still be finishing its last requests. */
const lockTimeoutMs = 4000;

/**
 * Locks the database folder so that no second server uses it. SQLite's lock is the only file lock in Node that the
 * system releases when the process is killed, so no stale lock remains. Throws StartError if the folder is in use.
 */
export function lockFolder(databaseFolder: string, dataDir: string): { release(): void } {
  try {
    const lock = new DatabaseSync(join(databaseFolder, 'server.lock'), { timeout: lockTimeoutMs });
    lock.exec('BEGIN EXCLUSIVE');
    return { release: () => lock.close() };
  } catch (error) {
    if (isBusy(error)) {
      throw new StartError(
        `Another server is running on the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder`,
      );
    }
    throw new StartError(`${join(databaseFolder, 'server.lock')} cannot be locked (${String(error)})`, {
      cause: error,
    });
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
