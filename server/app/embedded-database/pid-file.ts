import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Content of postmaster.pid: process id in line 1, port in line 4, state in line 8. */
export type PidFile = { pid: number; port: number; isReady: boolean };

/** Reads a cluster's postmaster.pid; null if there is none. */
export function readPidFile(clusterFolder: string): PidFile | null {
  const path = join(clusterFolder, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  const read = (line: number): number => Number.parseInt(lines[line] ?? '', 10) || 0;
  return { pid: read(0), port: read(3), isReady: lines[7]?.trim() === 'ready' };
}

/** Whether the process is PostgreSQL running on this cluster, not another process with a reused id. */
export function isPostgresRunning(pid: number, clusterFolder: string): boolean {
  return (
    pid > 0 &&
    (process.platform === 'linux' ? hasWorkingFolder(pid, clusterFolder) : hasFolderInCommand(pid, clusterFolder))
  );
}

/** PostgreSQL's working directory is its cluster. For zombies and other users' processes it cannot be read. */
function hasWorkingFolder(pid: number, clusterFolder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterFolder);
  } catch {
    return false;
  }
}

function hasFolderInCommand(pid: number, clusterFolder: string): boolean {
  const command = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
  return command.includes('postgres') && command.includes(clusterFolder);
}

/**
 * Makes a stale pid file harmless without deleting it, by replacing the pid with our own. PostgreSQL ignores its
 * parent's pid but would take a reused pid for a running server; it still needs the other lines to find leftover shared
 * memory.
 */
export function makePidFileHarmless(clusterFolder: string): void {
  const path = join(clusterFolder, 'postmaster.pid');
  const [, ...otherLines] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, [String(process.pid), ...otherLines].join('\n') || '\n');
}
