/** Below this CPU time of the process its other work outweighs the request (milliseconds). */
const minCpuMs = 60;

/** Four is linear, sixteen quadratic. */
export const maxGrowth = 6;

async function cpuTimeOf(send: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await send();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times more CPU time the process, including its threads, takes for 4n characters than for n. High values are
 * measured again, since garbage collection may fall into either.
 */
export async function growthOfRequest(send: (length: number) => Promise<unknown>, n: number): Promise<number> {
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < 3; turn += 1) {
    short = Math.min(short, await cpuTimeOf(() => send(n)));
    long = Math.min(long, await cpuTimeOf(() => send(4 * n)));
    if (long <= maxGrowth * Math.max(minCpuMs, short)) break;
  }
  return long / Math.max(minCpuMs, short);
}
