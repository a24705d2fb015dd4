import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate disk mounted at a folder, which can really be full and read-only. */
export type SmallDisk = { fill: () => void; empty: () => void; setReadOnly: (readOnly: boolean) => void };

const run = (program: string, ...args: string[]): void => {
  execFileSync(program, args, { stdio: 'pipe' });
};

const mount = (folder: string, size: string): void =>
  run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);

/** Immediately, even if a file on it is still open. */
const unmount = (folder: string): void => run('umount', '--lazy', folder);

/** Why no disk can be mounted here; null if it can: on Linux, as root, outside containers that forbid it. */
function findMountProblem(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux may mount a disk';
  const folder = mkdtempSync(join(tmpdir(), 'ximblox-disk-'));
  try {
    mount(folder, '1m');
    unmount(folder);
    return null;
  } catch (error) {
    return String(error);
  } finally {
    rmdirSync(folder);
  }
}

export const mountProblem = findMountProblem();

/** Writes to a file until the disk is full. */
function fill(file: string): void {
  const handle = openSync(file, 'a');
  try {
    for (const bytes of [Buffer.alloc(65_536, 1), Buffer.alloc(512, 1)]) {
      for (let written = 1; written > 0; ) written = writeOrNothing(handle, bytes);
    }
  } finally {
    closeSync(handle);
  }
}

function writeOrNothing(handle: number, bytes: Buffer): number {
  try {
    return writeSync(handle, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 0;
    throw error;
  }
}

/** Runs `use` with a disk of that size (`8m`) mounted at the folder, which is an empty folder again afterwards. */
export async function withSmallDisk(
  folder: string,
  size: string,
  use: (disk: SmallDisk) => Promise<void>,
): Promise<void> {
  const filler = join(folder, 'filler');
  mkdirSync(folder, { recursive: true });
  mount(folder, size);
  try {
    await use({
      fill: () => fill(filler),
      empty: () => rmSync(filler),
      setReadOnly: (readOnly) => run('mount', '-o', `remount,${readOnly ? 'ro' : 'rw'}`, folder),
    });
  } finally {
    unmount(folder);
  }
}
