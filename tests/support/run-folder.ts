import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong } from './generated.ts';

const memoryFolder = '/dev/shm';

/** Bytes that the data folders of a run may come to, with room to spare. */
const needed = 4 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > needed && freemem() > 2 * needed;
}

/**
 * A folder for all that a run makes, in memory where there is room: kill -9 takes from it what it takes from a disk,
 * nothing. The long run works on the disk.
 */
export function makeRunFolder(prefix: string): string {
  const parent = !isLong && hasRoom(memoryFolder) ? memoryFolder : tmpdir();
  const folder = mkdtempSync(join(parent, prefix));
  chmodSync(folder, 0o711);
  return folder;
}
