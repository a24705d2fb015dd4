import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What PostgreSQL writes into postmaster.pid: the first line is its process id, the fourth its port, the eighth its state. */
export type PidFile = { pid: number; port: number; isReady: boolean };

export function readPidFile(cluster: string): PidFile | null {
  const path = join(cluster, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  const read = (line: number): number => Number.parseInt(lines[line] ?? '', 10) || 0;
  return { pid: read(0), port: read(3), isReady: lines[7]?.trim() === 'ready' };
}

/** Whether the process is alive and is PostgreSQL at work in this cluster, not a stranger with a re-used id. */
export function isServing(pid: number, cluster: string): boolean {
  return pid > 0 && (process.platform === 'linux' ? worksIn(pid, cluster) : isNamedIn(pid, cluster));
}

/** PostgreSQL's working directory is its cluster. Zombies and strangers' processes have none that we can read. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

function isNamedIn(pid: number, cluster: string): boolean {
  const command = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
  return command.includes('postgres') && command.includes(cluster);
}

/**
 * Makes a stale pid file harmless without deleting it. PostgreSQL would take a stranger with a re-used id for a rival;
 * its own parent it never does, while it still looks for leftover shared memory by the other lines of the file.
 */
export function disarmPidFile(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  const [, ...others] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, [String(process.pid), ...others].join('\n') || '\n');
}
