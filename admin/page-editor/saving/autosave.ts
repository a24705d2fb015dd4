import type { StoreResult } from './saver.ts';

/** Delay from a change until it is stored, also while typing continues. */
const DELAY_MS = 1_800;

/** Delays after consecutive stores that failed. */
const RETRY_DELAYS_MS = [2_000, 4_000, 8_000] as const;

/** Automatic saving of one open editor. */
export type Autosave = {
  noteChange: () => void;
  /** Cancels the pending store, since nothing is unsaved. */
  cancelPending: () => void;
  /** Stores without delay: the connection is back, or the tab is hidden. */
  storeNow: () => void;
  /** Stops storing while the user decides whether to leave, and after the editor was left. */
  pause: () => void;
  resume: () => void;
};

/** Creates automatic saving: stores soon after a change, and retries until the server is reached. */
export function createAutosave(store: () => Promise<StoreResult>): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isPaused = false;

  function schedule(delay: number): void {
    if (!isPaused) timer ??= setTimeout(() => void run(), delay);
  }

  async function run(): Promise<void> {
    cancel();
    const result = await store();
    failures = result === 'offline' || result === 'failed' ? failures + 1 : 0;
    if (failures > 0) schedule(delayAfter(failures));
  }

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  return {
    noteChange: () => schedule(failures === 0 ? DELAY_MS : delayAfter(failures)),
    cancelPending: cancel,
    storeNow: () => {
      if (!isPaused) void run();
    },
    pause: () => {
      isPaused = true;
      cancel();
    },
    resume: () => {
      isPaused = false;
      schedule(DELAY_MS);
    },
  };
}

function delayAfter(failures: number): number {
  return RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1] ?? DELAY_MS;
}
