export type Debounced = { (): void; cancel(): void };

type DebounceTimes = {
  /** Delay in milliseconds after the last request. */
  wait: number;
  /** Maximum delay in milliseconds while requests keep coming. */
  maxWait: number;
};

/**
 * Makes the first call at once. Further ones are combined into a single call `wait` after the last, at most `maxWait`
 * after the previous call.
 */
export function debounce(call: () => void, { wait, maxWait }: DebounceTimes): Debounced {
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let limitTimer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;

  function stop(): void {
    clearTimeout(quietTimer);
    clearTimeout(limitTimer);
    quietTimer = undefined;
    isPending = false;
  }

  function makeCall(): void {
    isPending = false;
    clearTimeout(limitTimer);
    limitTimer = setTimeout(() => isPending && makeCall(), maxWait);
    call();
  }

  function handleQuiet(): void {
    const wasPending = isPending;
    stop();
    if (wasPending) call();
  }

  function debounced(): void {
    const isFirst = quietTimer === undefined;
    clearTimeout(quietTimer);
    quietTimer = setTimeout(handleQuiet, wait);
    if (isFirst) makeCall();
    else isPending = true;
  }

  debounced.cancel = stop;
  return debounced;
}
