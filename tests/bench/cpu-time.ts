import { readFileSync } from 'node:fs';

/** Length of a clock tick in /proc (microseconds): 100 a second on every Linux. */
const tick = 10_000;

/** CPU time that a process has used so far, its threads included (microseconds). Linux. */
export function readCpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The command's name is in brackets and may contain spaces; user and system time are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}
