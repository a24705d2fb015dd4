import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

/** Milliseconds: a server that was asked to end may still be answering its last requests. */
const patience = 4000;

/**
 * Keeps a second server off the same database. It is an SQLite lock, the one file lock in Node that the system drops by
 * itself when its holder is killed: nothing stale can be left, and no process id has to be believed.
 */
export function lockFolder(location: string, dataDir: string): { release(): void } {
  try {
    const lock = new DatabaseSync(join(location, 'server.lock'), { timeout: patience });
    lock.exec('BEGIN EXCLUSIVE');
    return { release: () => lock.close() };
  } catch (error) {
    if (isBusy(error)) {
      throw new StartError(
        `Another server is running on the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder`,
      );
    }
    throw new StartError(`${join(location, 'server.lock')} cannot be locked (${String(error)})`, { cause: error });
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
