import { readFileSync } from 'node:fs';

/** Milliseconds that the main thread of a process waited for a processor so far; 0 if the system does not report it. */
function readDelay(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1_000_000;
  } catch {
    return 0;
  }
}

/**
 * Starts a stopwatch that returns the milliseconds a server has taken since then, without the time in which the server
 * or the test waited for a processor.
 */
export function startStopwatch(server: number): () => number {
  const readDelays = () => readDelay(server) + readDelay(process.pid);
  const [began, delays] = [performance.now(), readDelays()];
  return () => Math.max(0, performance.now() - began - (readDelays() - delays));
}
