const longestWarning = 60_000;
/** Inputs come by the hundred; one a second is enough to know. */
const noteEvery = 1_000;
const longestTimer = 2 ** 31 - 1;

export function timeoutOf(minutes: number): number {
  return minutes * 60_000;
}

/** When there was input last, in any tab. */
export type LastInput = {
  read(): number;
  write(moment: number): void;
  /** Input in another tab; answers the function that leaves. */
  subscribe(listener: () => void): () => void;
};

export type ActivityOptions = {
  minutes: number;
  lastInput: LastInput;
  /** Seconds until the sign-out in the minute before it, 0 once it is time, null before and after input. */
  onChange: (secondsLeft: number | null) => void;
};

export type ActivityTimer = { noteInput(): void; stop(): void };

/** Tells when there was no input in any tab for so long. Starting counts as input. */
export function startActivityTimer({ minutes, lastInput, onChange }: ActivityOptions): ActivityTimer {
  const timeout = timeoutOf(minutes);
  const warning = Math.min(longestWarning, timeout / 2);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWarning = false;
  let isStopped = false;

  function tell(): void {
    clearTimeout(timer);
    if (isStopped) return;
    const left = lastInput.read() + timeout - Date.now();
    const wasWarning = isWarning;
    isWarning = left <= warning;
    if (left <= 0) {
      stop();
      onChange(0);
    } else if (isWarning) {
      onChange(Math.ceil(left / 1_000));
      timer = setTimeout(tell, left % 1_000 || 1_000);
    } else {
      if (wasWarning) onChange(null);
      timer = setTimeout(tell, Math.min(left - warning, longestTimer));
    }
  }

  function noteInput(): void {
    const now = Date.now();
    const since = now - lastInput.read();
    // A machine that slept wakes up with an input, before its timers have run.
    if (since >= timeout) return tell();
    if (since < noteEvery) return;
    lastInput.write(now);
    if (isWarning) tell();
  }

  const leave = lastInput.subscribe(tell);
  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    leave();
  }

  lastInput.write(Date.now());
  tell();
  return { noteInput, stop };
}
