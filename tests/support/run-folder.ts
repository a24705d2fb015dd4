import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLongRun } from './random.ts';

const memoryFolder = '/dev/shm';

/** Maximum size of a run's data folders in bytes, with a margin. */
const needed = 4 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > needed && freemem() > 2 * needed;
}

/**
 * A folder for everything that a run creates, in memory if there is room: kill -9 loses no data there, as on a disk.
 * The long run uses the disk.
 */
export function makeRunFolder(prefix: string): string {
  const parent = !isLongRun && hasRoom(memoryFolder) ? memoryFolder : tmpdir();
  const folder = mkdtempSync(join(parent, prefix));
  chmodSync(folder, 0o711);
  return folder;
}
