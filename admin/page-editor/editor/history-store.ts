import type { Change } from '../content/change-content.ts';
import { type History, recordStep, redoStep, rewriteHistory, startHistory, undoStep } from '../content/history.ts';
import type { PageContent } from '../content/page-content.ts';

export type HistoryStore = {
  get: () => History;
  subscribe: (listener: () => void) => () => void;
  record: (content: PageContent) => void;
  /** Puts another in the present's place, which is no step. */
  replace: (content: PageContent) => void;
  /** Rewrites every step; the content to show then. */
  rewrite: (rewrite: Change) => PageContent;
  /** Steps back; the content to show then, or null where there is no step. */
  undo: () => PageContent | null;
  redo: () => PageContent | null;
};

/**
 * Undo of one editing session. Not Puck's: that joins whatever happens within a quarter of a second, a move and the
 * words before it alike, and brings selection and viewport back as well.
 */
export function createHistoryStore(initial: PageContent): HistoryStore {
  let history = startHistory(initial);
  const listeners = new Set<() => void>();
  const become = (next: History): PageContent | null => {
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
    record: (content) => {
      become(recordStep(history, content, Date.now()));
    },
    replace: (content) => {
      become({ ...history, present: content });
    },
    rewrite: (rewrite) => become(rewriteHistory(history, rewrite)) ?? history.present,
    undo: () => become(undoStep(history)),
    redo: () => become(redoStep(history)),
  };
}
