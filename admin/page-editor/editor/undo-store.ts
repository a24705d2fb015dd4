import type { ContentChange } from '../content/change-content.ts';
import {
  type UndoHistory,
  recordStep,
  redoStep,
  rewriteUndoHistory,
  startUndoHistory,
  undoStep,
} from '../content/undo-history.ts';
import type { PageContent } from '../content/page-content.ts';

export type UndoStore = {
  get: () => UndoHistory;
  subscribe: (listener: () => void) => () => void;
  record: (content: PageContent) => void;
  /** Replaces the current content without adding a step. */
  replace: (content: PageContent) => void;
  /** Rewrites every step; returns the content to show. */
  rewrite: (rewrite: ContentChange) => PageContent;
  /** Goes one step back; returns the content to show, or null if there is no step. */
  undo: () => PageContent | null;
  redo: () => PageContent | null;
};

/**
 * Creates the undo history of an open editor. Puck's own is not used: it joins all changes within 250 ms, also a move
 * with the typing before it, and restores selection and viewport as well.
 */
export function createUndoStore(initial: PageContent): UndoStore {
  let history = startUndoHistory(initial);
  const listeners = new Set<() => void>();
  const update = (next: UndoHistory): PageContent | null => {
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
      update(recordStep(history, content, Date.now()));
    },
    replace: (content) => {
      update({ ...history, present: content });
    },
    rewrite: (rewrite) => update(rewriteUndoHistory(history, rewrite)) ?? history.present,
    undo: () => update(undoStep(history)),
    redo: () => update(redoStep(history)),
  };
}
