import {
  type History,
  recordStep,
  redoStep,
  rewriteHistory,
  type Snapshot,
  startHistory,
  undoStep,
} from '../content/history.ts';

export type HistoryStore = {
  get: () => History;
  subscribe: (listener: () => void) => () => void;
  record: (snapshot: Snapshot) => void;
  /** Puts another in the present's place, which is no step. */
  replace: (snapshot: Snapshot) => void;
  /** Rewrites every step; the content to show then. */
  rewrite: (rewrite: (snapshot: Snapshot) => Snapshot) => Snapshot;
  /** Steps back; the content to show then, or null where there is no step. */
  undo: () => Snapshot | null;
  redo: () => Snapshot | null;
};

/**
 * Undo of one editing session. Not Puck's: that joins whatever happens within a quarter of a second, a move and the
 * words before it alike, and brings selection and viewport back as well.
 */
export function createHistoryStore(initial: Snapshot): HistoryStore {
  let history = startHistory(initial);
  const listeners = new Set<() => void>();
  const become = (next: History): Snapshot | null => {
    if (next === history) return null;
    history = next;
    for (const listener of listeners) listener();
    return history.present;
  };
  return {
    get: () => history,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record: (snapshot) => {
      become(recordStep(history, snapshot, Date.now()));
    },
    replace: (snapshot) => {
      become({ ...history, present: snapshot });
    },
    rewrite: (rewrite) => become(rewriteHistory(history, rewrite)) ?? history.present,
    undo: () => become(undoStep(history)),
    redo: () => become(redoStep(history)),
  };
}
