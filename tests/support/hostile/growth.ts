/** Times below this depend more on the machine than on the code (milliseconds of CPU). */
const minCpuMs = 10;

/** CPU time of a synchronous function in this thread (milliseconds); the lower of two runs. */
function cpuTime(run: () => unknown): number {
  const times = [0, 1].map(() => {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

/** How many times longer a function takes for a text of 4n characters than for n; 4 is linear, 16 quadratic. */
export function growth(run: (length: number) => unknown, n = 60_000): number {
  run(n / 10);
  const first = Math.max(
    minCpuMs,
    cpuTime(() => run(n)),
  );
  return (
    Math.max(
      minCpuMs,
      cpuTime(() => run(4 * n)),
    ) / first
  );
}
