/** Milliseconds until the first notice and between later ones. */
const noticeIntervalsMs = { first: 3_000, again: 30_000 };

/** Runs `work` and returns its result. Prints a notice after three seconds and every half minute while it runs. */
export async function logProgress<Result>(
  { activity, print }: { activity: string; print: (line: string) => void },
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const printNotice = (): void => {
    print(`${activity}, for ${Math.round((performance.now() - startedAt) / 1_000)} seconds now`);
    timer = setTimeout(printNotice, noticeIntervalsMs.again).unref();
  };
  let timer = setTimeout(printNotice, noticeIntervalsMs.first).unref();
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
