import { readFileSync } from 'node:fs';

/** Milliseconds that the main thread of a process was ready to work so far and others had the processor; 0 where Linux does not tell. */
function readDelay(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1_000_000;
  } catch {
    return 0;
  }
}

/**
 * Starts a watch that returns how long a server has taken since then (milliseconds), without the time for which other
 * programs kept the server or the test waiting for a processor.
 */
export function startWatch(server: number): () => number {
  const readDelays = () => readDelay(server) + readDelay(process.pid);
  const [began, delays] = [performance.now(), readDelays()];
  return () => Math.max(0, performance.now() - began - (readDelays() - delays));
}
