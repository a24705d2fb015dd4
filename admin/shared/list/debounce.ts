export type Debounced = { (): void; cancel(): void };

type Waits = {
  /** Milliseconds of quiet before the call. */
  wait: number;
  /** Milliseconds after the last call, when the next goes out although it never got quiet. */
  maxWait: number;
};

/** The first call goes out at once; those that follow are gathered into one, when it is quiet or after `maxWait`. */
export function debounce(call: () => void, { wait, maxWait }: Waits): Debounced {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;

  function stop(): void {
    clearTimeout(quiet);
    clearTimeout(limit);
    quiet = undefined;
    isPending = false;
  }

  function makeCall(): void {
    isPending = false;
    clearTimeout(limit);
    limit = setTimeout(() => isPending && makeCall(), maxWait);
    call();
  }

  function becomeQuiet(): void {
    const wasPending = isPending;
    stop();
    if (wasPending) call();
  }

  function debounced(): void {
    const isFirst = quiet === undefined;
    clearTimeout(quiet);
    quiet = setTimeout(becomeQuiet, wait);
    if (isFirst) makeCall();
    else isPending = true;
  }

  debounced.cancel = stop;
  return debounced;
}
