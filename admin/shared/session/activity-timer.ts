const maxWarningMs = 60_000;
/** Minimum interval between recorded inputs. */
const inputIntervalMs = 1_000;
const maxTimerMs = 2 ** 31 - 1;

export function toTimeoutMs(minutes: number): number {
  return minutes * 60_000;
}

/** Time of the last input in any tab. */
export type LastInput = {
  read(): number;
  write(time: number): void;
  /** Called on input in another tab; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

export type ActivityOptions = {
  minutes: number;
  lastInput: LastInput;
  /** Seconds left during the last minute, 0 when the time is up, null otherwise. */
  onChange: (secondsLeft: number | null) => void;
};

export type ActivityTimer = { recordInput(): void; stop(): void };

/** Reports when no tab has had input for `minutes`. Starting counts as input. */
export function startActivityTimer({ minutes, lastInput, onChange }: ActivityOptions): ActivityTimer {
  const timeoutMs = toTimeoutMs(minutes);
  const warningMs = Math.min(maxWarningMs, timeoutMs / 2);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWarning = false;
  let isStopped = false;

  function update(): void {
    clearTimeout(timer);
    if (isStopped) return;
    const remainingMs = lastInput.read() + timeoutMs - Date.now();
    const wasWarning = isWarning;
    isWarning = remainingMs <= warningMs;
    if (remainingMs <= 0) {
      stop();
      onChange(0);
    } else if (isWarning) {
      onChange(Math.ceil(remainingMs / 1_000));
      timer = setTimeout(update, remainingMs % 1_000 || 1_000);
    } else {
      if (wasWarning) onChange(null);
      timer = setTimeout(update, Math.min(remainingMs - warningMs, maxTimerMs));
    }
  }

  function recordInput(): void {
    const now = Date.now();
    const sinceLastMs = now - lastInput.read();
    // After sleep, input can arrive before the expired timers run.
    if (sinceLastMs >= timeoutMs) return update();
    if (sinceLastMs < inputIntervalMs) return;
    lastInput.write(now);
    if (isWarning) update();
  }

  const unsubscribe = lastInput.subscribe(update);
  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
  }

  lastInput.write(Date.now());
  update();
  return { recordInput, stop };
}
