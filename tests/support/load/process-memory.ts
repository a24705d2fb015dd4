import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Without /proc the current size is used for the peak. */
const hasProc = existsSync('/proc/self/status');

function readStatus(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Resident memory of a process (MB). */
export function readMemory(pid: number): number {
  if (hasProc) return readStatus(pid, 'VmRSS');
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024;
}

/** Resets the peak resident memory of a process. */
export function resetPeakMemory(pid: number): void {
  if (hasProc) writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Peak resident memory (MB) of a process since `resetPeakMemory`, measured by the kernel: no peak is too short. */
export const readPeakMemory = (pid: number): number => (hasProc ? readStatus(pid, 'VmHWM') : readMemory(pid));
