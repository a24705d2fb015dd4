import type { StoreResult } from './saver.ts';

/** From a change until it is stored, whether or not typing goes on; milliseconds. */
const DELAY = 1_800;

/** After stores that did not reach the server, one after the other; milliseconds. */
const RETRIES = [2_000, 4_000, 8_000] as const;

export type Autosave = {
  noteChange: () => void;
  /** Nothing is unsaved any more. */
  rest: () => void;
  /** Now, without waiting: the connection is back, or the tab is left. */
  hurry: () => void;
  /** While somebody decides whether to leave without saving, and once the editor is left. */
  pause: () => void;
  resume: () => void;
};

/** Stores by itself soon after a change, and again until the server was reached. */
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
    noteChange: () => schedule(failures === 0 ? DELAY : delayAfter(failures)),
    rest: cancel,
    hurry: () => {
      if (!isPaused) void run();
    },
    pause: () => {
      isPaused = true;
      cancel();
    },
    resume: () => {
      isPaused = false;
      schedule(DELAY);
    },
  };
}

function delayAfter(failures: number): number {
  return RETRIES[Math.min(failures, RETRIES.length) - 1] ?? DELAY;
}
