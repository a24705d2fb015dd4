/** CPU time of this process below which its other work counts for more than the request (milliseconds). */
const floor = 60;

/** Four is linear, sixteen quadratic. */
export const mostGrowth = 6;

async function cpuTimeOf(send: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await send();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times more CPU time the process, its threads included, takes for 4n characters than for n. What looks too
 * much is measured again, since collecting garbage may fall to either.
 */
export async function growthOfRequest(send: (length: number) => Promise<unknown>, n: number): Promise<number> {
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < 3; turn += 1) {
    short = Math.min(short, await cpuTimeOf(() => send(n)));
    long = Math.min(long, await cpuTimeOf(() => send(4 * n)));
    if (long <= mostGrowth * Math.max(floor, short)) break;
  }
  return long / Math.max(floor, short);
}
